import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dayAhead, fillMoment, findCustomer, question } from './harness/booking.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { hasFocus, tabTo } from './harness/person.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const RESTAURANT = 'La Fève Tonka'

async function ask(page: Page, title: string, day: string) {
  await page.goto('/create-event-request')
  await page.getByLabel('Restaurant').selectOption(RESTAURANT)
  await findCustomer(page, 'Legrand')
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Type d’événement').selectOption('Anniversaire enfant')
  await page.getByLabel('Description', { exact: false }).first().fill('  Huit enfants et un gâteau.  ')
  await fillMoment(page, 'Début', day, '14:00')
  await page.getByRole('button', { name: '2h', exact: true }).click()
  await page.getByLabel('Nombre de personnes').fill('8')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await page.waitForURL((url) => url.pathname === '/event-requests')
  await readToast(page, "Demande d'événement créée avec succès !")
}

const open = (page: Page, title: string) => page.getByRole('button', { name: `Détails de « ${title} »` }).click()

it.each([
  { width: 1366, title: 'Anniversaire de Zoé' },
  { width: 360, title: 'Anniversaire de Tom' },
])(
  'a request is made, confirmed and completed, at $width px [EVT-18] [EVT-20] [EVT-21] [EVN-23] [EVN-24] [EVN-31] [EVN-32]',
  async ({ width, title }) => {
    const { page, context, problems } = await newMember(browser, server.url, 'gerant', {
      viewport: { width, height: 780 },
    })
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST', { timeout: 30_000 }),
      ask(page, title, dayAhead('SATURDAY', width === 360 ? 14 : 15)),
    ])
    const body: unknown = sent.postDataJSON()
    expect(body).toMatchObject({ description: 'Huit enfants et un gâteau.', title })
    expect(Object.keys(body as object)).not.toContain('contactPhone')
    await open(page, title)
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await readToast(page, 'Statut mis à jour avec succès !')
    await open(page, title)
    await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme terminé' }).click()
    await readToast(page, 'Statut mis à jour avec succès !')
    await open(page, title)
    await page.getByRole('dialog').getByText('Terminée').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

it.skipIf(foreign)(
  'two requests for one place: confirming warns of the other, which is then refused with its reason [EVT-07] [EVM-06] [EVM-12] [EVM-13] [EVM-15] [EVM-16]',
  async () => {
    const { page, context, problems } = await newMember(browser, server.url, 'gerant')
    const day = dayAhead('SATURDAY', 16)
    await ask(page, 'Fête des voisins', day)
    await ask(page, 'Bal des jardiniers', day)
    await page.getByRole('link', { name: 'Gérer les demandes' }).click()
    await page.getByRole('heading', { level: 1, name: "Gestion des demandes d'événements" }).waitFor()
    const [listed] = await Promise.all([
      page.waitForResponse((answer) => /\/api\/event-requests\/restaurant\/[0-9a-f-]{36}$/.test(answer.url())),
      page.getByLabel('Restaurant').selectOption(RESTAURANT),
    ])
    expect(listed.request().method()).toBe('GET')
    expect(await listed.text()).toContain('Bal des jardiniers')
    const statusOf = (title: string) => page.getByRole('combobox', { name: `Statut de « ${title} »` })
    await statusOf('Fête des voisins').selectOption('Confirmée')
    await expect.poll(() => question(page).innerText()).toContain('Bal des jardiniers')
    await expect.poll(() => hasFocus(question(page).getByRole('button', { name: 'Laisser en attente' }))).toBe(true)
    await question(page).getByRole('button', { name: 'Confirmer la demande' }).click()
    await readToast(page, 'Statut mis à jour avec succès !')
    await statusOf('Bal des jardiniers').selectOption('Confirmée')
    await question(page).getByRole('button', { name: 'Confirmer' }).click()
    await readToast(page, /Erreur lors de la mise à jour du statut/)
    await expect.poll(() => statusOf('Bal des jardiniers').inputValue()).toBe('PENDING')
    await page.getByRole('button', { name: 'Refuser « Bal des jardiniers »' }).click()
    await question(page).getByLabel('Motif').fill('La salle est prise')
    await question(page).getByRole('button', { name: 'Refuser la demande' }).click()
    await readToast(page, 'Demande refusée avec succès !')
    await expect.poll(() => statusOf('Bal des jardiniers').inputValue()).toBe('CANCELLED')
    await open(page, 'Bal des jardiniers')
    await page.getByRole('dialog').getByText('La salle est prise').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)

it.skipIf(foreign)(
  'a check for other requests that fails is told and confirms nothing; one that takes time shows; reopened, a request is checked too [EVM-14]',
  async () => {
    const { page, context } = await newMember(browser, server.url, 'gerant')
    const day = dayAhead('SATURDAY', 18)
    await ask(page, 'Vernissage de Marthe', day)
    await ask(page, 'Concours de tartes', day)
    const changes: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()))
    let broken = true
    const held: (() => void)[] = []
    await page.route('**/competing**', async (route) => {
      if (broken) return route.fulfill({ status: 400, body: '' })
      await new Promise<void>((go) => held.push(go))
      return route.continue()
    })
    await open(page, 'Vernissage de Marthe')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('alert').getByText('Les autres demandes n’ont pas pu être vérifiées').waitFor()
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
    await question(page)
      .getByText(/Rien n’est confirmé/)
      .waitFor()
    broken = false
    await tabTo(page, question(page).getByRole('button', { name: 'Vérifier de nouveau' }))
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('main').getByText('Actualisation…').waitFor({ state: 'attached' })
    for (const go of held) go()
    await question(page).getByText('Concours de tartes').waitFor()
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })
    expect(changes).toEqual([])
    await page.unroute('**/competing**')

    await page.goto('/manage-event-requests')
    await page.getByLabel('Restaurant').selectOption(RESTAURANT)
    const status = page.getByRole('combobox', { name: 'Statut de « Vernissage de Marthe »' })
    await expect.poll(() => status.inputValue()).toBe('PENDING')
    await status.selectOption('Refusé')
    await question(page).getByRole('button', { name: 'Refuser la demande' }).click()
    await expect.poll(() => status.inputValue()).toBe('CANCELLED')
    await status.selectOption('Confirmée')
    await expect.poll(() => hasFocus(question(page).getByRole('button', { name: 'Garder le statut' }))).toBe(true)
    await question(page).getByRole('button', { name: 'Changer le statut' }).click()
    await question(page).getByText('Concours de tartes').waitFor()
    await question(page).getByRole('button', { name: 'Garder le statut' }).click()
    await expect.poll(() => status.inputValue()).toBe('CANCELLED')
    await context.close()
  },
)

it.skipIf(foreign)(
  'while one request is checked nothing else moves, and what was opened since stays open',
  async () => {
    const { page, context } = await newMember(browser, server.url, 'gerant')
    const day = dayAhead('SATURDAY', 20)
    await ask(page, 'Loto du printemps', day)
    await ask(page, 'Bal du printemps', dayAhead('SATURDAY', 21))
    const dialog = page.getByRole('dialog')
    const held: (() => void)[] = []
    let hold = false
    await page.route('**/competing**', async (route) => {
      if (hold) await new Promise<void>((go) => held.push(go))
      return route.continue()
    })
    await Promise.all([page.waitForResponse('**/competing**'), open(page, 'Loto du printemps')])
    hold = true
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
    await expect.poll(() => held.length).toBe(1)
    hold = false
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByLabel('Statut').selectOption('PENDING')
    await open(page, 'Bal du printemps')
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Confirmer' }).getAttribute('aria-disabled'))
      .toBe('true')
    held.pop()?.()
    await readToast(page, 'Statut mis à jour avec succès !')
    await dialog.getByText('Bal du printemps').first().waitFor()
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('statut'), searchParams.has('demande')]).toEqual(['PENDING', true])

    // Whoever left the page is not taken back to it.
    hold = true
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
    await expect.poll(() => held.length).toBe(1)
    await page.keyboard.press('Escape')
    await page.getByRole('complementary').getByRole('link', { name: 'Plats', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Plats' }).waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    held.pop()?.()
    await sent
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dishes')
    await context.close()
  },
)

it('the management is not offered to an owner [EVT-07]', async () => {
  const { page, context } = await newMember(browser, server.url, 'proprietaire')
  await page.goto('/event-requests')
  await page.getByRole('link', { name: "Nouvelle demande d'événement" }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Gérer les demandes' }).count()).toBe(0)
  await context.close()
})

it('the list cancels what its own question names [EVT-17] [EVT-22]', async () => {
  const { page, context } = await newMember(browser, server.url, 'gerant')
  await ask(page, 'Goûter annulé', dayAhead('SATURDAY', 17))
  await open(page, 'Goûter annulé')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la demande' }).click()
  await expect
    .poll(() => question(page).innerText())
    .toContain("Êtes-vous sûr de vouloir annuler cette demande d'événement ?")
  const [deleted] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'DELETE'),
    question(page).getByRole('button', { name: 'Annuler la demande' }).click(),
  ])
  expect(new URL(deleted.url()).pathname).toMatch(/^\/api\/event-requests\/[0-9a-f-]{36}$/)
  await readToast(page, 'Demande annulée avec succès')
  await open(page, 'Goûter annulé')
  await page.getByRole('dialog').getByText('Annulée').waitFor()
  await context.close()
})

it('a change that fails is told and leaves what was shown [EVT-19] [EVM-14]', async () => {
  const { page, context } = await newMember(browser, server.url, 'gerant')
  await page.route(/\/api\/event-requests\/[^/]+(\/status)?(\?.*)?$/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '' }),
  )
  await page.goto('/event-requests?statut=CONFIRMED')
  const confirmed = page.getByRole('article').filter({ hasText: 'Confirmée' })
  await confirmed.first().waitFor()
  const before = await confirmed.count()
  await page
    .getByRole('button', { name: /^Détails/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer comme terminé' }).click()
  await readToast(page, 'Erreur lors de la mise à jour du statut')
  await expect.poll(() => confirmed.count()).toBe(before)
  await page.goto('/manage-event-requests')
  await page.getByLabel('Restaurant').selectOption(RESTAURANT)
  await page
    .getByRole('button', { name: /^Refuser/ })
    .and(page.locator(':enabled'))
    .first()
    .click()
  await question(page).getByRole('button', { name: 'Refuser' }).click()
  await readToast(page, 'Erreur lors du refus')
  await context.close()
})
