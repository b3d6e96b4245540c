import type { Page } from '@playwright/test'
import { callerOf } from './harness/api.ts'
import { question } from './harness/booking.ts'
import { expect, test } from './harness/fixtures.ts'
import { gate, passUntil, pressOn, savedTable } from './harness/page.ts'
import { foreign } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') })
const filters = (page: Page) => page.getByRole('search', { name: 'Filtrer la liste' })
/** « 12 maladies », above a list. */
const diseasesCounted = (page: Page) => page.getByText(/^[\d\s]+ maladies?$/).innerText()
const searchFor = async (page: Page, typed: string) => {
  await page.getByLabel('Rechercher').fill(typed)
  await page.waitForURL((url) => (typed ? (url.searchParams.get('filter') ?? '').includes(typed) : true))
}
const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page')

test.describe('a page of a list', () => {
  test.skip(foreign, 'asks for more than the specification has')

  for (const path of ['/orders', '/console/reservations', '/console/users']) {
    test(`beyond the last one of ${path} shows the last page`, { tag: path === '/orders' ? [] : '@full' }, async ({
      newMember,
    }) => {
      const { page } = await newMember('admin')
      await page.goto(`${path}?page=999`)
      const range = page.getByText(/^\d+-\d+ sur \d+$/)
      await expect(range).toBeVisible()
      const [, last, total] = /-(\d+) sur (\d+)/.exec(await range.innerText()) ?? []
      expect(last).toBe(total)
      await expect.poll(() => pageOf(page)).not.toBe('999')
    })
  }

  test('that fails to load reports it, keeps its address, and loads on retry', { tag: '@full' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/console/reservations')
    await expect(rows(page).first()).toBeVisible()
    await page.route('**/api/console/reservations?*page=1*', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Pages de la liste' }).getByRole('button', { name: '2' }).click()
    await passUntil(page, page.getByRole('alert').filter({ hasText: 'Connexion impossible' }))
    await expect.poll(() => pageOf(page)).toBe('2')
    await page.unroute('**/api/console/reservations?*page=1*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText(/^26-/)).toBeVisible()
  })

  test('with a sort that the server refuses can be reset to the default sort', { tag: '@full' }, async ({ page }) => {
    await page.goto('/console/reservations?sort=rien&order=ASC')
    await page.getByRole('alert').getByRole('button', { name: 'Réinitialiser' }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Date' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending')
  })
})

test.describe('a saved view of a list', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('is saved by Enter, and requires a name', async ({ page }) => {
    await page.goto('/console/event-requests')
    await expect(rows(page).first()).toBeVisible()
    const button = page.getByRole('button', { name: 'Vues' })
    await button.click()
    await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Donnez un nom à la vue.')).toBeVisible()
    await page.keyboard.type('Toutes')
    await page.keyboard.press('Enter')
    await readToast(page, 'Vue enregistrée')
    await expect(button).toBeFocused()
  })
})

test.describe('columns of a list', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('are hidden, shown and moved, stay so after a reload, and can be reset', { tag: '@full' }, async ({ page }) => {
    const heads = page.getByRole('columnheader').filter({ hasText: /\S/ })
    await page.goto('/console/diseases')
    await expect(rows(page).first()).toBeVisible()
    await expect(heads).toHaveText(['Nom', 'Urgence', 'Symptômes', 'Races concernées'])
    await page.getByRole('button', { name: 'Colonnes' }).click()
    const panel = page.getByRole('dialog', { name: 'Colonnes' })
    await panel.getByRole('checkbox', { name: 'Races concernées' }).uncheck()
    await panel.getByRole('checkbox', { name: 'Conseils' }).check()
    await panel.getByRole('button', { name: 'Avancer la colonne « Symptômes »' }).click()
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect(heads).toHaveText(['Nom', 'Symptômes', 'Urgence', 'Conseils'])
    await page.getByRole('button', { name: 'Colonnes' }).click()
    await panel.getByRole('button', { name: 'Réinitialiser' }).click()
    await expect(heads).toHaveText(['Nom', 'Urgence', 'Symptômes', 'Races concernées'])
  })
})

test.describe('on a phone', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('a list is sorted, and its whole page chosen', { tag: '@full' }, async ({ newMember }) => {
    const { page } = await newMember('gerant', { viewport: { width: 360, height: 800 } })
    await page.goto('/console/diseases')
    const names = page.getByRole('main').getByRole('listitem').getByRole('link')
    await expect(names.first()).toBeVisible()
    const first = await names.first().innerText()
    await page.getByLabel('Trier par').selectOption('Nom, décroissant')
    await expect(names.first()).not.toHaveText(first)
    await page.getByLabel('Choisir toute la page').check()
    await expect(page.getByText('25 lignes choisies')).toBeVisible()
  })
})

test.describe('search and filters of a list', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('find a symptom with and without its accents, with the same count', async ({ page }) => {
    await page.goto('/console/diseases')
    const all = await diseasesCounted(page)
    const found: string[] = []
    for (const typed of ['fièvre', 'fievre', 'FIÈVRE']) {
      await searchFor(page, typed)
      await expect(rows(page).filter({ hasNotText: /fi[eèé]vre/i })).toHaveCount(0)
      await expect(rows(page)).not.toHaveCount(0)
      found.push(await diseasesCounted(page))
      // Resets the list, so that the next search is not compared with this one's rows.
      await searchFor(page, '')
      await expect.poll(() => diseasesCounted(page)).toBe(all)
    }
    expect(new Set(found).size).toBe(1)
    expect(found).not.toContain(all)
  })

  test('narrow by restaurant, type of event, state of account and action of the audit trail', {
    tag: '@full',
  }, async ({ newMember }) => {
    const { page } = await newMember('admin')
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
    await page.goto('/console/event-requests')
    await expect(rows(page).first()).toBeVisible()
    await expect(filters(page).getByLabel('Restaurant').locator('option').nth(1)).toBeAttached()
    await narrowed('Restaurant', { index: 1 })
    await narrowed('Type', { index: 1 })
    await page.goto('/console/users')
    await expect(rows(page).first()).toBeVisible()
    await narrowed('État', 'Suspendu')
    await page.goto('/console/audit')
    await expect(rows(page).first()).toBeVisible()
    await narrowed('Action', 'Disponibilité changée')
  })
})

test.describe('an export', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('has a French name, the reference of each record, and a rating as a number', async ({ page }) => {
    await page.goto('/console/reviews?filter={"rating":"4"}')
    await expect(rows(page).first()).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exporter' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^avis-\d{4}-\d\d-\d\d\.csv$/)
    const { head, rows: exported } = await savedTable(download)
    expect(head.slice(0, 3)).toEqual(['Référence', 'Auteur', 'Note'])
    expect(exported[0]?.[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(exported[0]?.[2]).toBe('4')
  })
})

test.describe('the search of the palette', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('opens a restaurant, a disease, an account and a customer, whose filtered orders name the customer', {
    tag: '@full',
  }, async ({ newMember }) => {
    const { page } = await newMember('admin')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
    const ordersOf = async (name: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill(name)
      await page.getByRole('group', { name: 'Clients' }).getByRole('option').first().click()
      await page.waitForURL((url) => url.pathname.startsWith('/console/customers/'))
      const id = new URL(page.url()).pathname.split('/').at(-1)
      await page.goto(`/orders?filter=${encodeURIComponent(JSON.stringify({ customerId: id }))}`)
    }
    await ordersOf('legrand')
    await expect(filters(page).getByLabel('Client').locator('option:checked')).toHaveText(/Legrand/)
    // While another customer's rows load, the previous ones must not provide the name.
    const { opened: released, open: release } = gate()
    await page.route('**/api/menu/order?*customerId=*', async (route) => {
      await released
      await route.continue()
    })
    await ordersOf('martin')
    const named = filters(page).getByLabel('Client').locator('option:checked')
    await expect(named).toHaveText('Un client')
    release()
    await expect(named).toHaveText(/Martin|Un client/)
    await filters(page).getByLabel('Client').selectOption('Tous les clients')
    await page.waitForURL((url) => !url.search.includes('customerId'))
  })
})

test.describe('a record', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test('is edited where it is seen, asks before an edit is dropped, and gives the focus back', async ({
    newMember,
  }) => {
    const { page } = await newMember('gerant', { viewport: { width: 360, height: 640 } })
    await page.goto('/restaurants')
    await page.getByRole('main').locator('a[href^="/console/restaurants/"]').first().click()
    const edit = page.getByRole('button', { name: 'Modifier', exact: true })
    await edit.click()
    const field = page.getByLabel(/^Nom du restaurant|^Nom/).first()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('End')
    await page.keyboard.type(' bis')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await question(page).getByRole('button', { name: 'Rester' }).click()
    await expect(field).toHaveValue(/ bis$/)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await question(page).getByRole('button').first().click()
    await expect(edit).toBeFocused()
  })

  test('sets the title of the tab, and links to its restaurant', { tag: '@full' }, async ({ page, server }) => {
    const call = await callerOf(server, 'gerant')
    const { content } = await call<{ content: { id: string; customerName: string; restaurantName: string }[] }>(
      'GET',
      '/console/reservations?size=1',
    )
    const [one] = content
    await page.goto(`/console/reservations/${one?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: one?.customerName ?? '' })).toBeVisible()
    await expect(page).toHaveTitle(`${one?.customerName} · Réservations · Potager`)
    await page
      .getByRole('main')
      .getByRole('link', { name: one?.restaurantName ?? '' })
      .click()
    await page.waitForURL((url) => url.pathname.startsWith('/console/restaurants/'))
    await expect(page.getByRole('heading', { level: 1, name: one?.restaurantName ?? '' })).toBeVisible()
    await expect(page).toHaveTitle(`${one?.restaurantName} · Restaurants · Potager`)
  })

  test('of one’s own account offers no change of rights, while that of another does', { tag: '@full' }, async ({
    newMember,
  }) => {
    const { page } = await newMember('admin')
    await page.goto('/console/users?filter={"q":"admin"}')
    await page.getByRole('link', { name: 'admin', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'admin' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Suspendre|Nommer)/ })).toHaveCount(0)
    await page.goto('/console/users?filter={"q":"gerant"}')
    await page.getByRole('link', { name: 'gerant', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Suspendre' })).toBeVisible()
  })

  test('of a report is resolved in its place and leads to its session', { tag: '@full' }, async ({ page }) => {
    await page.goto('/console/reports?filter={"resolved":"false"}')
    await rows(page).first().getByRole('link').click()
    await page.getByRole('button', { name: 'Résoudre' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Base corrigée.')
    await dialog.getByRole('button', { name: /^Marquer/ }).click()
    await expect(page.getByText('Base corrigée.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Résoudre' })).toHaveCount(0)
    await page
      .getByRole('link', { name: /^#[0-9a-f]{8}$/ })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname.startsWith('/console/sessions/'))
  })

  test('of a review links to its dish or restaurant, and is rejected with a reason that survives a failure', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/console/reviews?filter={"status":"PENDING"}')
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('link', { name: /^(Plat|Restaurant) · / })).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: 'Rejeter' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Autre' }).check()
    const reason = dialog.getByRole('textbox', { name: /^Votre motif/ })
    await reason.focus()
    await page.keyboard.type('Nomme un employé.')

    // Input survives a failed request, and a click outside does not discard it.
    await page.route('**/api/**/reviews/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
    )
    await pressOn(page, dialog.getByRole('button', { name: 'Rejeter' }))
    await readToast(page, /Rien n’a changé/)
    await page.mouse.click(4, 400)
    await question(page).getByRole('button', { name: 'Rester ici' }).click()
    await expect(reason).toHaveValue('Nomme un employé.')
    await page.unroute('**/api/**/reviews/**')

    await pressOn(page, dialog.getByRole('button', { name: 'Rejeter' }))
    await readToast(page, 'C’est fait.')
    await expect(page.getByRole('listitem').filter({ hasText: 'En attente → Rejeté' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Rejeter|Approuver)/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('of a report is resolved by keyboard; its button goes, and its title has the focus', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/console/reports?filter={"resolved":"false"}')
    await rows(page).last().getByRole('link').first().click()
    await pressOn(page, page.getByRole('button', { name: 'Résoudre' }))
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Cas particulier documenté' }))
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Marquer comme résolu' }))
    await readToast(page, 'Signalement résolu avec succès !')
    await expect(page.getByRole('button', { name: 'Résoudre' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('of a review has no link when its dish or restaurant is gone', { tag: '@full' }, async ({ page }) => {
    await page.route('**/api/console/reviews?*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { content: { resourceName?: string }[] }
      const content = body.content.map(({ resourceName: _, ...review }) => review)
      await route.fulfill({ response: answer, json: { ...body, content } })
    })
    await page.goto('/console/reviews')
    await rows(page).first().getByRole('link').first().click()
    await page.waitForURL(/\/console\/reviews\/./)
    await expect(page.getByRole('main').getByText('Concerne')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^(Plat|Restaurant)/ })).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('of a completed reservation records a no-show, and takes it back', { tag: '@full' }, async ({
    page,
    server,
  }) => {
    const call = await callerOf(server, 'gerant')
    const completed = '/console/reservations?status=COMPLETED&size=20&sort=start'
    const { content } = await call<{ content: { id: string; noShow?: true }[] }>('GET', completed)
    // On some days the first one in the demonstration is already a no-show.
    const came = content.find(({ noShow }) => noShow === undefined)
    await page.goto(`/console/reservations/${came?.id}`)
    await page.getByRole('button', { name: 'Noter une absence' }).click()
    await expect(question(page).getByRole('heading', { name: 'Noter l’absence du client ?' })).toBeVisible()
    await expect(question(page).getByText('Le statut devient « Terminée ».')).toBeVisible()
    await question(page)
      .getByRole('button', { name: /^Noter une absence/ })
      .click()
    await expect(page.getByText('Client non venu')).toBeVisible()
    await page.getByRole('button', { name: 'Retirer l’absence' }).click()
    await question(page)
      .getByRole('button', { name: /^Retirer/ })
      .click()
    await expect(page.getByText('Client non venu')).toHaveCount(0)
  })
})
