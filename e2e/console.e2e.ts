import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { callerOf } from './harness/api.ts'
import { flawsInBoth, type Schemes, violationsOf } from './harness/axe.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast, toast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const lists = {
  '/orders': 'Commandes',
  '/dishes': 'Plats',
  '/restaurants': 'Restaurants',
  '/console/reservations': 'Réservations',
  '/console/events': 'Demandes d’événement',
  '/console/reviews': 'Avis',
  '/console/diseases': 'Maladies',
  '/console/sessions': 'Sessions du chatbot',
  '/console/reports': 'Signalements',
  '/console/users': 'Comptes',
}

describe.skipIf(foreign)('the console', () => {
  it.each<{ width: number; schemes: Schemes }>([
    { width: 360, schemes: ['light', 'dark'] },
    { width: 1366, schemes: ['dark', 'light'] },
  ])('shows every list without a flaw or a warning at $width px, light and dark', async ({ width, schemes }) => {
    const [first, second] = schemes
    const { page, context, problems } = await newMember(browser, server.url, 'admin', {
      viewport: { width, height: 800 },
    })
    page.on('console', (message) => {
      if (message.type() === 'warning') problems.push(message.text())
    })
    for (const [path, title] of Object.entries(lists)) {
      await page.emulateMedia({ colorScheme: first })
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      const rows = width === 360 ? page.getByRole('main').getByRole('listitem') : page.getByRole('row').nth(1)
      await rows.first().waitFor()
      expect(await flawsInBoth(page, second), path).toEqual([])
    }
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps filter and sort in the address, as a view too, and exports all that matches', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reservations')
    // Headings of columns and what chooses them are named by the status too, once they are there.
    await page.getByRole('search', { name: 'Filtrer la liste' }).getByLabel('Statut').selectOption('En attente')
    await page.getByRole('button', { name: 'Personnes' }).click()
    await page.waitForURL((url) => /PENDING/.test(url.search) && url.searchParams.get('sort') === 'people')
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click()
    await page.getByLabel('Nom de la vue').fill('À confirmer')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await readToast(page, 'Vue enregistrée')

    await page.goto('/console/reviews')
    await page.goto('/console/reservations?filter={}')
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('link', { name: 'À confirmer' }).click()
    await page.waitForURL((url) => /PENDING/.test(url.search) && url.searchParams.get('sort') === 'people')
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Confirmée' }).count()).toBe(0)

    const counted = await page.getByText(/^\d+ réservations?$/).innerText()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter' }).click(),
    ])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(Number.parseInt(counted, 10) + 1)
    expect(lines.slice(1).every((line) => line.includes('En attente'))).toBe(true)
    await context.close()
  })

  it('cancels chosen event requests together, and the record tells its history', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/events?filter={"status":"PENDING"}&sort=start&order=ASC')
    const row = page.getByRole('row').nth(1)
    const name = await row.getByRole('link').innerText()
    const address = await row.getByRole('link').getAttribute('href')
    await row.getByRole('checkbox').check()
    await page
      .getByRole('region', { name: 'Lignes choisies' })
      .getByRole('button', { name: 'Annuler la demande' })
      .click()
    await page.getByRole('alertdialog').getByLabel('Motif').fill('La salle est inondée')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la demande' }).click()
    await readToast(page, 'C’est fait.')
    await page.goto(address ?? '')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'En attente → Refusé' }).waitFor()
    await expect.poll(() => page.getByText(/par gerant/).count()).toBe(1)
    await page.getByText('« La salle est inondée »').waitFor()
    await context.close()
  })

  it('takes a dish off the menu in one tap, and changes its price', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/dishes')
    const tap = page.getByRole('switch', { name: /Bibimbap/ })
    const before = await tap.isChecked()
    await tap.click()
    await expect.poll(() => tap.isChecked()).toBe(!before)
    await page.getByRole('link', { name: /Bibimbap/ }).click()
    await page.getByRole('button', { name: 'Modifier' }).click()
    await page.getByLabel(/^Prix/).fill('17,50')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await readToast(page, 'Modifications enregistrées')
    await page.getByText('17,50').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Plat modifié' }).first().waitFor()
    await context.close()
  })

  it('changes a restaurant’s hours and adds a room', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/restaurants')
    await page
      .getByRole('link', { name: /^Modifier / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Modifier' }).click()
    await page.getByRole('button', { name: 'Ajouter une salle' }).click()
    const rooms = page.getByLabel(/^Nom de la salle/)
    await rooms.last().fill('Salle du Verger')
    await page
      .getByLabel(/^Places de la salle/)
      .last()
      .fill('12')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await readToast(page, 'Modifications enregistrées')
    await page.getByText(/Salle du Verger \(12\)/).waitFor()
    const edits = page.getByRole('listitem').filter({ hasText: 'Restaurant modifié' })
    await expect.poll(() => edits.count()).toBeGreaterThan(0)
    await context.close()
  })

  it('lets an administrator suspend an account, and nobody else in', async () => {
    const { page, context } = await newMember(browser, server.url, 'admin')
    await page.goto('/console/users')
    await page.getByRole('link', { name: 'proprietaire' }).click()
    await page.getByRole('button', { name: 'Suspendre' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspendre' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Actif → Suspendu' }).waitFor()
    await page.getByRole('button', { name: 'Rétablir' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Suspendu → Actif' }).waitFor()
    await context.close()

    const manager = await newMember(browser, server.url)
    await manager.page.goto('/console')
    await manager.page.getByRole('main').getByRole('link', { name: 'Avis' }).waitFor()
    await expect.poll(() => manager.page.getByRole('link', { name: 'Comptes' }).count()).toBe(0)
    for (const path of ['/console/users', '/console/audit', '/console/users/1']) {
      await manager.page.goto(path)
      await manager.page.getByText('Elle est réservée aux administrateurs.').waitFor()
      expect(await violationsOf(manager.page)).toEqual([])
    }
    expect(manager.problems).toEqual([])
    await manager.page.getByRole('link', { name: 'Revenir à la console' }).click()
    await manager.page.getByRole('heading', { level: 1, name: 'Console' }).waitFor()
    await manager.context.close()
  })

  it('offers an owner no edit that the server would refuse', async () => {
    const { page, context } = await newMember(browser, server.url, 'proprietaire')
    await page.goto('/dishes')
    await page.getByRole('link', { name: /Bibimbap/ }).click()
    await page.getByRole('button', { name: /^Rendre/ }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Modifier' }).count()).toBe(0)
    await context.close()
  })
})

describe('the command palette', () => {
  it('opens a screen by keyboard alone, and the help on keys', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Aller à, chercher, agir' })
    await field.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.type('créer un plat')
    await page.getByRole('listbox').getByRole('option', { name: 'Créer un plat' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/create-dish')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').focus()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Raccourcis clavier').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await context.close()
  })

  it.skipIf(foreign)('finds an order by its number and a customer by name', async () => {
    const caller = await callerOf(server, 'gerant')
    const { content } = await caller<{ content: { id: string }[] }>('GET', '/menu/order')
    const number = (content[0]?.id ?? '').slice(-6)
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill(`#${number}`)
    await page
      .getByRole('listbox')
      .getByRole('option', { name: `#${number}` })
      .click()
    await page.getByRole('heading', { level: 1, name: `#${number}` }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill('legrand')
    await page
      .getByRole('group', { name: 'Clients' })
      .getByRole('option', { name: /Legrand/ })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === '/orders')
    expect(new URL(page.url()).search).toContain('customerId')
    await context.close()
  })

  it('is not fetched before it is asked for', async () => {
    const { page, context } = await newMember(browser, server.url)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(fetched.filter((url) => /\/(palette|Palette|simpleRest|consoleProviders)-/.test(url))).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).waitFor()
    expect(fetched.filter((url) => /\/(palette|Palette)-/.test(url))).not.toEqual([])
    await expect.poll(() => toast(page, /./).count()).toBe(0)
    await context.close()
  })
})
