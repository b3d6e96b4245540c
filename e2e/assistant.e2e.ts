import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { newVisitor, openBrowser, scriptsOf } from './harness/browser.ts'
import { hasFocus, tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'

type Settings = { general: object; diagnosis: object; messaging: object; version: number }
type Content<T> = { content: T[] }

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

const symptomsOf = (page: Page) => page.getByRole('combobox', { name: 'Symptômes' })
/** The page's script comes when somebody comes near; before that the form is the browser's to send. */
async function scripted(page: Page) {
  await symptomsOf(page).hover()
  await page.locator('[role=combobox][aria-autocomplete=list]').waitFor()
}
const send = (page: Page) => page.getByRole('button', { name: 'Voir les pistes' }).click()
const answer = (page: Page) => page.locator('h2#reponse')
/** Waits for the answer; a refusal that comes in its place is told. */
async function answered(page: Page) {
  const refusal = page.getByRole('alert')
  await answer(page).or(refusal).first().waitFor()
  expect(await refusal.allTextContents()).toEqual([])
}
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()

/** What the analytics count of today. */
async function today() {
  const day = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  const { period } = await call<{ period: { sessions: number; withoutResult: number } }>(
    'GET',
    `/admin/chatbot/analytics?from=${day}&to=${day}`,
  )
  return period
}

/** Asks about a dog in a new page. */
async function asking(symptoms: string, options: Parameters<typeof newVisitor>[2] = {}) {
  const visitor = await newVisitor(browser, server.url, options)
  await visitor.page.goto('/assistant')
  await symptomsOf(visitor.page).fill(symptoms)
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
    await scripted(page)
    expect(await violationsOf(page)).toEqual([])
    await tabTo(page, page.getByRole('radio', { name: 'Chien' }))
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
    expect(await page.getByText('Dans tous les cas, consultez un vétérinaire').isVisible()).toBe(true)
    expect(await page.locator('main').textContent()).not.toMatch(/\d\s?%/)
    expect(await violationsOf(page)).toEqual([])
    await tabTo(page, page.getByText('Cette réponse vous semble fausse'))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Ce qui ne va pas'))
    await page.keyboard.type('Le vétérinaire a trouvé une otite du dimanche.')
    await tabTo(page, page.getByRole('button', { name: 'Signaler la réponse' }))
    await page.keyboard.press('Enter')
    await page.getByText('Merci. Votre signalement sera relu').waitFor()
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
    await page.getByText('Merci. Votre signalement sera relu').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('works without script, from the question to the report', async () => {
    const { page, context } = await newVisitor(browser, server.url, { javaScriptEnabled: false })
    await page.goto('/assistant')
    await send(page)
    await page.getByText('Indiquez au moins un symptôme').waitFor()
    await page.getByRole('radio', { name: 'Chat' }).check()
    await page.getByLabel('Race (facultatif)').fill('Siamois')
    await symptomsOf(page).fill('fièvre, toux')
    await send(page)
    await answer(page).waitFor()
    await page.getByText('Siamois : fièvre, toux').waitFor()
    await page.getByText('Cette réponse vous semble fausse').click()
    await page.getByRole('button', { name: 'Signaler la réponse' }).click()
    await page.getByText('Dites ce qui n’allait pas').waitFor()
    await page.getByLabel('Ce qui ne va pas').fill('Une simple allergie.')
    await page.getByRole('button', { name: 'Signaler la réponse' }).click()
    await page.getByText('Merci. Votre signalement sera relu').waitFor()
    await page.getByRole('link', { name: 'Poser une autre question' }).click()
    await symptomsOf(page).waitFor()
    expect(await symptomsOf(page).inputValue()).toBe('')
    await context.close()
  })

  it('gets other answers once the settings are others', async () => {
    const symptoms = 'vomissements, diarrhée, abattement'
    await set({ diagnosis: { maxResultsReturned: 1, minProbabilityThreshold: 5 } })
    const one = await asking(symptoms)
    await answered(one.page)
    expect(await names(one.page)).toHaveLength(1)
    await set({
      diagnosis: { maxResultsReturned: 5, minProbabilityThreshold: 5 },
      messaging: { consultVetMessage: 'Prenez rendez-vous pour votre {race}.' },
    })
    const five = await asking(symptoms)
    await answered(five.page)
    expect(await names(five.page)).toHaveLength(5)
    expect(await five.page.getByText('Prenez rendez-vous pour votre chien.').isVisible()).toBe(true)
    await Promise.all([one.context.close(), five.context.close()])
  })

  it('is told of the maintenance, also in the middle of a question, and loses nothing', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/assistant')
    await symptomsOf(page).fill('toux,')
    await set({ general: { maintenanceMode: true }, messaging: { maintenanceMessage: 'Travaux jusqu’à midi.' } })
    await send(page)
    await page.getByRole('alert').filter({ hasText: 'Travaux jusqu’à midi.' }).waitFor()
    await page.getByRole('button', { name: 'Retirer toux' }).waitFor()
    await page.reload()
    await page.getByText('Travaux jusqu’à midi.').waitFor()
    expect(await page.getByRole('button', { name: 'Voir les pistes' }).count()).toBe(0)
    await set()
    await page.reload()
    await symptomsOf(page).waitFor()
    await context.close()
  })

  it('reads the settings’ apology when the server cannot be reached, and may send again', async () => {
    await set({ messaging: { errorMessage: 'Rien ne va plus, réessayez.' } })
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/assistant')
    await scripted(page)
    await symptomsOf(page).fill('toux,')
    await page.route('**/assistant/consultations', (route) => route.abort())
    await send(page)
    await page.getByRole('alert').filter({ hasText: 'Rien ne va plus, réessayez.' }).waitFor()
    await page.unroute('**/assistant/consultations')
    await send(page)
    await answer(page).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.close()
  })

  it('is given a disease as soon as the base knows it, and the analytics count it', async () => {
    const symptoms = 'hoquet musical, oreille pliée'
    const atFirst = await today()
    const before = await asking(symptoms)
    await answered(before.page)
    expect(await names(before.page)).not.toContain('Hoquet des mélomanes')
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
    expect(await names(after.page)).toContain('Hoquet des mélomanes')
    const counted = await today()
    expect(counted.sessions - atFirst.sessions).toBe(2)
    // The first one found nothing, the second one did.
    expect(counted.withoutResult - atFirst.withoutResult).toBe(1)
    await Promise.all([before.context.close(), after.context.close()])
  })

  it('holds at 320 pixels, in both schemes, and weighs less than 80 kB of script', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await newVisitor(browser, server.url, {
        viewport: { width: 320, height: 640 },
        colorScheme,
      })
      const sizes = new Map<string, Promise<number>>()
      page.on('requestfinished', (request) => {
        sizes.set(
          request.url(),
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        )
      })
      await page.goto('/assistant', { waitUntil: 'networkidle' })
      // What the document names; a pointer that happens to be over the page brings the rest.
      const weights = (await scriptsOf(page)).map(async (url) => (await sizes.get(url)) ?? Number.NaN)
      const weight = (await Promise.all(weights)).reduce((total, size) => total + size, 0)
      expect(weight).toBeGreaterThan(10_000)
      expect(weight).toBeLessThan(80_000)
      await symptomsOf(page).fill('vomissements, ventre gonflé')
      await send(page)
      await answered(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
      expect(await violationsOf(page)).toEqual([])
      await context.close()
    }
  })
})
