import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { answer, answered, chooseDog, namesFound, scripted, send, symptomsOf } from './harness/assistant.ts'
import { violationsOf } from './harness/axe.ts'
import { newVisitor, openBrowser } from './harness/browser.ts'
import { hasFocus, tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

type Settings = { general: object; diagnosis: object; messaging: object; version: number }
type Content<T> = { content: T[] }
type Today = { period: { sessions: number; withoutResult: number } }

const browser = await openBrowser()
const server = sharedServer()
let call: Awaited<ReturnType<typeof callerOf>>
let original: Settings

/** Stores the settings that the server began with, with changes. */
async function set(changes: { general?: object; diagnosis?: object; messaging?: object } = {}) {
  const { version } = await call<Settings>('GET', '/admin/chatbot/settings')
  const { general, diagnosis, messaging } = original
  await call('PUT', '/admin/chatbot/settings', {
    ...original,
    general: { ...general, ...changes.general },
    diagnosis: { ...diagnosis, ...changes.diagnosis },
    messaging: { ...messaging, ...changes.messaging },
    version,
  })
}

/** What the analytics count of today. */
async function today() {
  const day = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  const { period } = await call<Today>('GET', `/admin/chatbot/analytics?from=${day}&to=${day}`)
  return period
}

/** Asks about a dog in a new page. */
async function asking(symptoms: string, options: Parameters<typeof newVisitor>[2] = {}) {
  const visitor = await newVisitor(browser, server.url, options)
  await visitor.page.goto('/assistant')
  await chooseDog(visitor.page)
  await symptomsOf(visitor.page).fill(symptoms)
  // The suggestions lie over what follows the field.
  await visitor.page.keyboard.press('Escape')
  await send(visitor.page)
  return visitor
}

describe.skipIf(foreign)('a pet owner asks the assistant', () => {
  beforeAll(async () => {
    call = await callerOf(server, 'gerant')
    original = await call<Settings>('GET', '/admin/chatbot/settings')
  })
  beforeEach(() => set())
  afterAll(() => set())

  it('comes by the footer, consults and reports by keyboard alone; the report is in the back-office', async () => {
    const { page, context, problems } = await newVisitor(browser, server.url)
    await page.goto('/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Assistant vétérinaire' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Assistant vétérinaire' }).waitFor()
    // The page's script comes when somebody comes near; before that the form is the browser's to send.
    await symptomsOf(page).hover()
    await scripted(page)
    expect(await violationsOf(page)).toEqual([])
    await tabTo(page, page.getByRole('radio', { name: 'Chien' }))
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    await page.keyboard.press('Space')
    await tabTo(page, symptomsOf(page))
    await page.keyboard.type('vomiss')
    await page.getByRole('listbox').getByRole('option', { name: 'vomissements' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('DIARRHEE')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Retirer vomissements' }).waitFor()
    await page.keyboard.press('Enter')
    await answer(page).waitFor()
    await expect.poll(() => hasFocus(answer(page))).toBe(true)
    expect(page.url()).toMatch(/\?consultation=[\da-f-]{36}$/)
    await expect.poll(() => page.getByText('Dans tous les cas, consultez un vétérinaire').isVisible()).toBe(true)
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/\d\s?%/)
    expect(await violationsOf(page)).toEqual([])
    await tabTo(page, page.getByText('Cette réponse vous semble fausse'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Ce qui ne va pas'))
    await page.keyboard.type('Le vétérinaire a trouvé une otite du dimanche.')
    await tabTo(page, page.getByRole('button', { name: 'Signaler la réponse' }))
    await page.keyboard.press('Enter')
    await page.getByText('Merci. Votre signalement est enregistré').waitFor()
    const { content } = await call<Content<{ feedback: string; sessionId: string; resolved: boolean }>>(
      'GET',
      '/admin/chatbot/reports?page=0&size=10',
    )
    expect(content[0]).toMatchObject({
      feedback: 'Le vétérinaire a trouvé une otite du dimanche.',
      sessionId: new URL(page.url()).searchParams.get('consultation'),
      resolved: false,
    })
    expect(await context.cookies()).toEqual([])
    // Read again, it is still there and still reported.
    await page.reload()
    await page.getByText('Merci. Votre signalement est enregistré').waitFor()
    // Of what an address names nobody chose the animal here: asking goes on at that choice.
    const again = page.getByRole('link', { name: 'Poser une autre question' })
    await again.focus()
    // Before the page's script comes, the link is the browser's to follow.
    const isTaken = (shown: Element) => Object.keys(shown).some((key) => key.startsWith('__reactProps'))
    await expect.poll(() => again.evaluate(isTaken)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(page.getByRole('radio', { name: 'Chien' }))).toBe(true)
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('asks which animal it is, at the choice itself, and goes on from there by keyboard', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/assistant')
    // The page's script comes when somebody comes near; before that the form is the browser's to send.
    await symptomsOf(page).hover()
    await scripted(page)
    await symptomsOf(page).fill('toux,')
    await page.keyboard.press('Enter')
    await page.getByText('Choisissez : chien ou chat.').waitFor()
    await expect.poll(() => hasFocus(page.getByRole('radio', { name: 'Chien' }))).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByRole('button', { name: 'Voir les pistes' }))
    await page.keyboard.press('Enter')
    await answered(page)
    await page.getByText('Chat : toux').waitFor()
    await context.close()
  })

  it.each(['respire mal', 'saigne', 'convulse', 'ne se relève plus'])(
    'leads from « %s », as its own banner says it, to calling a veterinary now',
    async (said) => {
      const { page, context } = await asking(said)
      await answered(page)
      await page.getByText('Une de ces pistes ne peut pas attendre. Appelez un vétérinaire maintenant.').waitFor()
      await expect.poll(() => page.getByText('Aucune piste trouvée').count()).toBe(0)
      await context.close()
    },
  )

  it('gets other answers once the settings are others', async () => {
    const symptoms = 'vomissements, diarrhée, abattement'
    await set({ diagnosis: { maxResultsReturned: 1, minProbabilityThreshold: 5 } })
    const one = await asking(symptoms)
    await answered(one.page)
    expect(await namesFound(one.page)).toHaveLength(1)
    await set({
      diagnosis: { maxResultsReturned: 5, minProbabilityThreshold: 5 },
      messaging: { consultVetMessage: 'Prenez rendez-vous pour votre {race}.' },
    })
    const five = await asking(symptoms)
    await answered(five.page)
    expect(await namesFound(five.page)).toHaveLength(5)
    await expect.poll(() => five.page.getByText('Prenez rendez-vous pour votre chien.').isVisible()).toBe(true)
    await Promise.all([one.context.close(), five.context.close()])
  })

  it('is told of the maintenance, also in the middle of a question, and loses nothing', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/assistant')
    await chooseDog(page)
    await symptomsOf(page).fill('toux,')
    await set({ general: { maintenanceMode: true }, messaging: { maintenanceMessage: 'Travaux jusqu’à midi.' } })
    await send(page)
    await page.getByRole('alert').filter({ hasText: 'Travaux jusqu’à midi.' }).waitFor()
    await page.getByRole('button', { name: 'Retirer toux' }).waitFor()
    await page.reload()
    await page.getByText('Travaux jusqu’à midi.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Voir les pistes' }).count()).toBe(0)
    await set()
    await page.reload()
    await symptomsOf(page).waitFor()
    await context.close()
  })

  it('reads the settings’ apology when the server cannot be reached, and may send again', async () => {
    await set({ messaging: { errorMessage: 'Rien ne va plus, réessayez.' } })
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/assistant')
    // The page's script comes when somebody comes near; before that the form is the browser's to send.
    await symptomsOf(page).hover()
    await scripted(page)
    await chooseDog(page)
    await symptomsOf(page).fill('toux,')
    await page.route('**/assistant/consultations', (route) => route.abort())
    await send(page)
    await page.getByRole('alert').filter({ hasText: 'Rien ne va plus, réessayez.' }).waitFor()
    await page.unroute('**/assistant/consultations')
    await send(page)
    await answer(page).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await context.close()
  })

  it('is given a disease as soon as the base knows it, and the analytics count it', async () => {
    const symptoms = 'hoquet musical, oreille pliée'
    const atFirst = await today()
    const before = await asking(symptoms)
    await answered(before.page)
    expect(await namesFound(before.page)).not.toContain('Hoquet des mélomanes')
    await call('POST', '/admin/chatbot/diseases', {
      name: 'Hoquet des mélomanes',
      description: 'Un hoquet en mesure.',
      urgency: 'LOW',
      advice: 'Consultez un vétérinaire.',
      symptoms: ['hoquet musical', 'oreille pliée'],
      affectedRaces: ['toutes'],
    })
    const after = await asking(symptoms)
    await answered(after.page)
    expect(await namesFound(after.page)).toContain('Hoquet des mélomanes')
    const counted = await today()
    expect(counted.sessions - atFirst.sessions).toBe(2)
    // The first one found nothing, the second one did.
    expect(counted.withoutResult - atFirst.withoutResult).toBe(1)
    await Promise.all([before.context.close(), after.context.close()])
  })
})
