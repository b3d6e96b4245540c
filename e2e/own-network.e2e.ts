import type { Page, Request } from '@playwright/test'
import { colleague } from './harness/api.ts'
import { answered, chooseDog, scripted, submitQuestion, symptomsOf } from './harness/assistant.ts'
import { dayAhead, fillMoment, findCustomer } from './harness/booking.ts'
import { launchOptions } from './harness/chromium.ts'
import { NEW_PASSWORD, signIn, storedSession } from './harness/credentials.ts'
import { test as base, expect, type Visitor } from './harness/fixtures.ts'
import { prepareOrder, submitOrder } from './harness/order.ts'
import type { Server } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

/** An address as a tablet types it; only this browser finds the server under test there. */
const HOUSE = '192.168.77.10'

const onHouse = ({ url }: Server): string => url.replace(/localhost|127\.0\.0\.1/, HOUSE)

/** A manager who is signed in there. */
const test = base.extend<{ member: Visitor }>({
  member: async ({ newVisitor, server }, use) =>
    use(await newVisitor({ storageState: await storedSession(server.url, 'gerant', onHouse(server)) })),
})

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`],
  },
  baseURL: ({ server }, use) => use(onHouse(server)),
})

/** What pages threw or logged; the browser itself logs which header it ignores by http. */
const thrown = (problems: string[]) => problems.filter((problem) => !problem.includes('Cross-Origin-Opener-Policy'))

/** A page of the back-office, whole. */
const shown = (page: Page) => page.locator('main[aria-busy=false] h1')

test.describe('a house that opens the site by http on its own network', () => {
  test('registers, asks the assistant and signs in', { tag: '@full' }, async ({ page, problems }) => {
    await page.goto('/register')
    const offered = () => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator, 'clipboard' in navigator]
    expect(await page.evaluate(offered)).toEqual([false, false, false, false])
    const typed = { 'Nom d’utilisateur': 'tablette', 'E-mail': 'tablette@exemple.fr', Prénom: 'Ta', Nom: 'Blette' }
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    for (const label of ['Mot de passe', 'Confirmer le mot de passe'])
      await page.getByLabel(label, { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await page.waitForURL((url) => url.pathname === '/login')

    await page.goto('/assistant')
    await chooseDog(page)
    await scripted(page)
    await symptomsOf(page).fill('toux')
    await page.keyboard.press('Escape')
    await submitQuestion(page)
    await answered(page)

    await signIn(page, 'gerant')
    expect(thrown(problems)).toEqual([])
  })

  test('takes an order and creates a reservation, a dish and a disease', async ({ member: { page, problems } }) => {
    test.slow()
    await prepareOrder(page, 'Table du fond')
    await submitOrder(page)
    await expect(page.getByRole('alertdialog')).toContainText('Commande')
    await page.getByRole('alertdialog').getByRole('button', { name: 'D’accord' }).click()

    await page.goto('/create-reservation')
    const day = dayAhead('FRIDAY', 12)
    await page.getByLabel('Restaurant').selectOption('La Fève Tonka')
    await findCustomer(page, 'Legrand')
    await fillMoment(page, 'Début', day, '19:00')
    await fillMoment(page, 'Fin', day, '21:00')
    await page.getByLabel('Nombre de personnes').fill('8')
    await page.getByRole('button', { name: 'Créer la réservation' }).click()
    await readToast(page, 'Réservation créée avec succès !')

    await page.goto('/create-dish')
    await page.getByRole('textbox', { name: /^Nom du plat/ }).fill('Tarte du réseau')
    await page.getByRole('textbox', { name: /^Prix TTC en euros/ }).fill('12,50')
    await page.getByRole('button', { name: 'Créer le plat' }).click()
    await readToast(page, 'Plat créé avec succès !')

    await page.goto('/chatbot/diseases')
    await page.getByRole('button', { name: 'Ajouter une maladie' }).click()
    const disease = page.getByRole('dialog')
    for (const name of [/^Nom/, /^Description/, /^Symptômes/, /^Races/, /^Conseils/])
      await disease.getByRole('textbox', { name }).fill('essai')
    await disease.getByRole('button', { name: 'Créer la maladie' }).click()
    await readToast(page, 'Maladie créée avec succès !')
    expect(thrown(problems)).toEqual([])
  })

  test('selects the address of a calendar that the page may not copy, and says what to press', {
    tag: '@full',
  }, async ({ member: { page, problems } }) => {
    await page.goto('/manage-reservations')
    await page.getByLabel('Restaurant').selectOption('La Fève Tonka')
    await page.getByRole('button', { name: 'Agenda du restaurant' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Créer l’adresse' }).click()
    await dialog.getByRole('button', { name: 'Copier' }).click()
    await expect(dialog.getByText(/Appuyez sur Ctrl\+C/)).toBeVisible()
    const address = dialog.getByRole('textbox')
    await expect(address).toHaveValue(/^http.*\.ics$/)
    const selected = await address.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
    expect(selected).toEqual([0, (await address.inputValue()).length])
    await expect(address).toBeFocused()
    expect(thrown(problems)).toEqual([])
  })

  test('shares one stream of changes among nine tabs, and another tab takes it over', {
    tag: '@full',
  }, async ({ member: { page, context }, server }) => {
    test.slow()
    const streams = new Set<Request>()
    const isStream = (request: Request) => request.url().endsWith('/api/changes')
    context.on('request', (request) => isStream(request) && streams.add(request))
    context.on('requestfailed', (request) => streams.delete(request))
    await page.goto('/dashboard')
    const tabs = [page]
    while (tabs.length < 9) {
      const tab = await context.newPage()
      await tab.goto(`${onHouse(server)}/dashboard`)
      await expect(shown(tab)).toBeVisible()
      tabs.push(tab)
    }
    await expect.poll(() => streams.size).toBe(1)

    const { takeOrder } = await colleague(server)
    const numberOf = ({ id }: { id: string }) => `#${id.slice(-6)}`
    const first = numberOf(await takeOrder())
    for (const tab of tabs) await expect(tab.getByText(first).first()).toBeVisible()

    const [leading] = streams
    const leader = leading?.frame().page()
    await leader?.close()
    const others = () => [...streams].filter((stream) => stream !== leading)
    await expect.poll(() => others().length, { timeout: 20_000 }).toBe(1)
    await others()[0]?.response()
    const second = numberOf(await takeOrder())
    for (const tab of tabs) if (tab !== leader) await expect(tab.getByText(second).first()).toBeVisible()
  })
})
