import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { foreign } from './harness/server.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const filters = (page: Page) => page.getByRole('search', { name: 'Filtrer la liste' })
const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page')

describe.skipIf(foreign)('a page of a list', () => {
  it.each(['/orders', '/console/reservations', '/console/users'])(
    'behind the last one of %s is the last one',
    async (path) => {
      const { page, context } = await newMember(browser, server.url, 'admin')
      await page.goto(`${path}?page=999`)
      const range = page.getByText(/^\d+-\d+ sur \d+$/)
      await range.waitFor()
      const [, last, total] = /-(\d+) sur (\d+)/.exec(await range.innerText()) ?? []
      expect(last).toBe(total)
      await expect.poll(() => pageOf(page)).not.toBe('999')
      await context.close()
    },
  )

  it('that fails says so, keeps its address, and is there once it can be read', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reservations')
    await rows(page).first().waitFor()
    await page.route('**/api/console/reservations?*page=1*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Pages de la liste' }).getByRole('button', { name: '2' }).click()
    await page.getByRole('alert').filter({ hasText: 'Connexion impossible' }).waitFor({ timeout: 20_000 })
    expect(pageOf(page)).toBe('2')
    await page.unroute('**/api/console/reservations?*page=1*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByText(/^26-/).waitFor()
    await context.close()
  })

  it('that the server refuses to read so opens as it opens first', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reservations?sort=rien&order=ASC')
    await page.getByRole('alert').getByRole('button', { name: 'Réinitialiser' }).click()
    await rows(page).first().waitFor()
    await page.getByRole('columnheader', { name: 'Date' }).waitFor()
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort'))
      .toBe('descending')
    await context.close()
  })
})

describe.skipIf(foreign)('a view', () => {
  it('is kept under its name by Enter, and asks for one', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/events')
    await rows(page).first().waitFor()
    const button = page.getByRole('button', { name: 'Vues' })
    await button.click()
    await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' })
    await dialog.waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText('Donnez un nom à la vue.').waitFor()
    await page.keyboard.type('Toutes')
    await page.keyboard.press('Enter')
    await readToast(page, 'Vue enregistrée')
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    await context.close()
  })
})

describe.skipIf(foreign)('columns', () => {
  it('are left out, moved and brought back, and stay so', async () => {
    const { page, context } = await newMember(browser, server.url)
    const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean)
    await page.goto('/console/diseases')
    await rows(page).first().waitFor()
    await expect.poll(() => heads()).toEqual(['Nom', 'Urgence', 'Symptômes', 'Races concernées'])
    await page.getByRole('button', { name: 'Colonnes' }).click()
    const panel = page.getByRole('dialog', { name: 'Colonnes' })
    await panel.getByRole('checkbox', { name: 'Races concernées' }).uncheck()
    await panel.getByRole('checkbox', { name: 'Conseils' }).check()
    await panel.getByRole('button', { name: 'Avancer la colonne « Symptômes »' }).click()
    await page.reload()
    await rows(page).first().waitFor()
    await expect.poll(() => heads()).toEqual(['Nom', 'Symptômes', 'Urgence', 'Conseils'])
    await page.getByRole('button', { name: 'Colonnes' }).click()
    await panel.getByRole('button', { name: 'Réinitialiser' }).click()
    await expect.poll(heads).toEqual(['Nom', 'Urgence', 'Symptômes', 'Races concernées'])
    await context.close()
  })
})

describe.skipIf(foreign)('on a phone', () => {
  it('a list is sorted, and its whole page chosen', async () => {
    const { page, context } = await newMember(browser, server.url, 'gerant', { viewport: { width: 360, height: 800 } })
    await page.goto('/console/diseases')
    const names = page.getByRole('main').getByRole('listitem').getByRole('link')
    await names.first().waitFor()
    const first = await names.first().innerText()
    await page.getByLabel('Trier par').selectOption('Nom, décroissant')
    await expect.poll(() => names.first().innerText()).not.toBe(first)
    await page.getByLabel('Choisir toute la page').check()
    await page.getByText('25 lignes choisies').waitFor()
    await context.close()
  })
})

describe.skipIf(foreign)('a list finds', () => {
  it('a symptom with its accents and without, and says how many', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/diseases')
    for (const typed of ['fièvre', 'fievre', 'FIÈVRE']) {
      await page.getByLabel('Rechercher').fill(typed)
      await page.waitForURL((url) => (url.searchParams.get('filter') ?? '').includes(typed))
      await expect
        .poll(async () => {
          const texts = await rows(page).allInnerTexts()
          return texts.length > 0 && texts.every((text) => /fi[eèé]vre/i.test(text))
        })
        .toBe(true)
    }
    await context.close()
  })

  it('by restaurant, by type of event, by state of account, by action and day of the trail', async () => {
    const { page, context } = await newMember(browser, server.url, 'admin')
    const counted = async () =>
      Number((await page.getByText(/^[\d\s]+ (demandes?|comptes?|actions?)$/).innerText()).replace(/\D/g, ''))
    const narrowed = async (label: string, option: { index: number } | string) => {
      const before = await counted()
      await filters(page).getByLabel(label).selectOption(option)
      await page.waitForURL((url) => (url.searchParams.get('filter') ?? '{}') !== '{}')
      await expect.poll(counted).toBeLessThan(before)
      await page.getByRole('button', { name: 'Réinitialiser' }).first().click()
      await expect.poll(counted).toBe(before)
    }
    await page.goto('/console/events')
    await rows(page).first().waitFor()
    await filters(page).getByLabel('Restaurant').locator('option').nth(1).waitFor({ state: 'attached' })
    await narrowed('Restaurant', { index: 1 })
    await narrowed('Type', { index: 1 })
    await page.goto('/console/users')
    await rows(page).first().waitFor()
    await narrowed('État', 'Suspendu')
    await page.goto('/console/audit')
    await rows(page).first().waitFor()
    await narrowed('Action', 'Disponibilité changée')
    await context.close()
  })
})

describe.skipIf(foreign)('an export', () => {
  it('has a French name, the reference of each record, and a rating as a number', async () => {
    const { page, context } = await newMember(browser, server.url)
    await page.goto('/console/reviews?filter={"rating":"4"}')
    await rows(page).first().waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^avis-\d{4}-\d\d-\d\d\.csv$/)
    const [head, first = ''] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(head).toMatch(/^\uFEFF?"?Référence"?[;,]"?Auteur"?[;,]"?Note"?/)
    expect(first).toMatch(/^"?[0-9a-f-]{36}"?[;,][^;,]*[;,]"?4"?[;,]/)
    await context.close()
  })
})

describe.skipIf(foreign)('the search', () => {
  it('leads to a restaurant, a disease and an account, and to orders that say whose they are', async () => {
    const { page, context } = await newMember(browser, server.url, 'admin')
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const [typed, group, option, place] of [
      ['arthrose', 'Maladies', 'Arthrose', '/console/diseases/'],
      ['gérant', 'Comptes', 'gerant', '/console/users/'],
      ['garonne', 'Restaurants', /garonne/i, '/console/restaurants/'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill(typed)
      await page.getByRole('group', { name: group }).getByRole('option', { name: option }).first().click()
      await page.waitForURL((url) => url.pathname.startsWith(place))
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill('legrand')
    await page.getByRole('group', { name: 'Clients' }).getByRole('option').first().click()
    await page.waitForURL((url) => url.pathname === '/orders')
    await expect.poll(() => filters(page).getByLabel('Client').locator('option:checked').innerText()).toMatch(/Legrand/)
    // The rows of before name nobody once another customer is asked for.
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/api/menu/order?*customerId=*', async (route) => {
      await released
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill('martin')
    await page.getByRole('group', { name: 'Clients' }).getByRole('option').first().click()
    const named = () => filters(page).getByLabel('Client').locator('option:checked').innerText()
    await expect.poll(named).toBe('Un client')
    release()
    await expect.poll(named).toMatch(/Martin|Un client/)
    await filters(page).getByLabel('Client').selectOption('Tous les clients')
    await page.waitForURL((url) => !url.search.includes('customerId'))
    await context.close()
  })
})
