import type { Page } from '@playwright/test'
import { colleague } from './harness/api.ts'
import { fillCredentials, PASSWORD } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { currentStep, go, prepareOrder, restaurantThat, submitOrder } from './harness/order.ts'
import { pressOn, tabTo } from './harness/page.ts'
import type { Server } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

test.use({ user: 'gerant' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cardOf = (page: Page, number: string) => page.getByRole('article', { name: `Détail de la commande ${number}` })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test.describe('an order by keyboard only', () => {
  test('goes through the five steps and back, and leaves the wizard empty for the next [GEN-06] [GEN-11] [WIZ-01] [WIZ-02] [WIZ-13] [WIZ-14] [WIZ-15] [WIZ-17] [WIZ-18]', async ({
    page,
    problems,
  }) => {
    await page.goto('/dashboard')
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Nouvelle commande' }))

    await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle commande' })).toBeVisible()
    const steps = page.getByRole('navigation', { name: 'Étapes de la commande' }).getByRole('listitem')
    await expect(steps).toHaveText([/Restaurant$/, /Menu$/, /Panier$/, /Client$/, /Confirmation$/])
    // The radio group is one Tab stop, the next after the question; arrow keys move within it.
    await expect(heading(page, 'Étape 1 sur 5 : Quel restaurant prépare la commande ?')).toBeFocused()
    const restaurants = page.getByRole('radio')
    await expect(restaurants.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(restaurants.first()).toBeFocused()
    await page.keyboard.press('Space')
    const names = await restaurants.evaluateAll((all) => all.map((one) => one.closest('label')?.textContent ?? ''))
    const delivering = names.findIndex((name) => name.includes('À emporter ou en livraison'))
    for (let at = 0; at < delivering; at += 1) await page.keyboard.press('ArrowDown')
    await expect(restaurants.nth(delivering)).toBeChecked()
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Étape 2 sur 5 : Que souhaite le client ?')).toBeFocused()
    await tabTo(page, page.getByRole('searchbox', { name: 'Chercher un plat' }))
    await page.keyboard.type('tarte')
    const more = page.getByRole('button', { name: /^Ajouter un : .*tarte/i })
    await tabTo(page, more.first())
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await pressOn(page, button(page, 'Continuer'))
    await expect(heading(page, 'Étape 3 sur 5 : Le panier est-il juste ?')).toBeVisible()
    await expect(page.getByText('2 articles')).toBeVisible()

    await pressOn(page, button(page, 'Retour'))
    await expect(heading(page, 'Étape 2 sur 5 : Que souhaite le client ?')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: /Panier/ }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: 'À emporter' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Livraison' })).toBeChecked()
    await pressOn(page, button(page, 'Continuer'))

    await tabTo(page, page.getByRole('combobox', { name: 'Rechercher un client' }))
    await page.keyboard.type('mar')
    const found = page.getByRole('listbox', { name: 'Clients trouvés' })
    await expect(found.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const name = await found.getByRole('option', { selected: true }).locator('strong').innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByText(name).first()).toBeVisible()
    await pressOn(page, button(page, 'Continuer'))

    await expect(heading(page, 'Étape 5 sur 5 : Tout relire, puis envoyer')).toBeVisible()
    await pressOn(page, button(page, 'Confirmer la commande'))
    const told = page.getByRole('alertdialog')
    await expect(told.getByText(`Commande créée avec succès pour ${name}`)).toBeVisible()
    await expect(told.getByText('Service : livraison')).toBeVisible()
    await expect(told.getByText('Le numéro de commande est donné en caisse.')).toBeVisible()
    const number = (await told.getByText(/^Commande n°\s/).innerText()).slice(-6)
    await tabTo(page, button(page, 'D’accord'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(told).toBeHidden()

    await expect(currentStep(page)).toHaveText(/Restaurant/)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await pressOn(page, button(page, 'Continuer'))
    await expect(page.getByRole('textbox', { name: /^Quantité de/ }).first()).toBeVisible()
    const quantities = page.getByRole('textbox', { name: /^Quantité de/ })
    const typed = await quantities.evaluateAll((fields) => fields.map((field) => 'value' in field && field.value))
    expect(new Set(typed)).toEqual(new Set(['0']))

    await page.goto('/dashboard')
    const card = cardOf(page, number)
    await expect(card.getByText('En attente')).toBeVisible()
    await expect(card).toContainText(name)
    await expect(card).toContainText('Livraison')
    expect(problems).toEqual([])
  })
})

test.describe('an order in the management', () => {
  test('moves from En attente to Terminée, one button at a time, with a toast for each [ORD-22] [ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-28] [ORD-29] [ORD-30] [ORD-31] [ORD-32] [ORD-34]', async ({
    page,
    problems,
    server,
  }) => {
    const number = (await (await colleague(server)).takeOrder()).id.slice(-6)
    await page.goto('/dashboard')
    const card = cardOf(page, number)
    const moves = card.getByRole('button')
    const way = [
      { state: 'En attente', offered: ['Annuler', 'Confirmer'] },
      { state: 'Confirmée', offered: ['Annuler', 'Mettre en préparation'] },
      { state: 'En préparation', offered: ['Marquer prête'] },
      { state: 'Prête', offered: ['Terminer'] },
    ]
    for (const { state, offered } of way) {
      await expect(card.getByText(state, { exact: true })).toBeVisible()
      await expect(moves).toHaveText([`#${number}`, ...offered])
      await card.getByRole('button').last().click()
      await readToast(page, 'Statut mis à jour avec succès')
    }
    await expect(card.getByText('Terminée', { exact: true })).toBeVisible()
    await expect(moves).toHaveText([`#${number}`])

    await page.reload()
    await expect(card.getByText('Terminée', { exact: true })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('is cancelled only after the question was answered [ORD-27] [ORD-28] [ORD-32]', async ({ page, server }) => {
    const number = (await (await colleague(server)).takeOrder()).id.slice(-6)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''))
    await page.goto('/dashboard')
    const card = cardOf(page, number)
    const question = page.getByRole('alertdialog', { name: `Annuler la commande ${number} ?` })
    const cancel = card.getByRole('button', { name: `Annuler la commande ${number}` })
    await cancel.click()
    await expect(question).toBeVisible()
    await expect(button(page, 'Garder la commande')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    expect(sent).toEqual([])
    await expect(card.getByText('En attente', { exact: true })).toHaveCount(1)

    await cancel.click()
    await question.getByRole('button', { name: 'Annuler la commande' }).click()
    await expect(card.getByText('Annulée', { exact: true })).toBeVisible()
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ status: 'CANCELED' }])
    await expect(card.getByRole('button')).toHaveText([`#${number}`])
  })

  test('that somebody else moved meanwhile is not moved again: the refusal is told and the list is current [ORD-35]', async ({
    page,
    server,
  }) => {
    const other = await colleague(server)
    const { id } = await other.takeOrder()
    // Without the stream of changes, so that the page becomes stale.
    await page.route('**/api/changes', (route) => route.abort())
    await page.goto('/dashboard')
    const card = cardOf(page, id.slice(-6))
    await expect(card.getByText('En attente', { exact: true })).toBeVisible()
    await other.move(id, 'CANCELED')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PUT'),
      card.getByRole('button', { name: /^Confirmer/ }).click(),
    ])
    expect(answer.status()).toBe(409)
    const { message } = await answer.json()
    expect(message).toMatch(/[a-zé]{3}/)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await expect(card.getByText('Annulée', { exact: true })).toBeVisible()
    await expect(card.getByRole('button')).toHaveText([`#${id.slice(-6)}`])
  })
})

test('a submitted order leaves none of its steps in the history: the back button shows the first step', {
  tag: '@full',
}, async ({ page, problems }) => {
  await prepareOrder(page, 'Camille Ott')
  await submitOrder(page)
  await button(page, 'D’accord').click()
  for (const _ of ['customer', 'cart', 'menu']) {
    await page.goBack()
    await expect(page).toHaveURL('/create-order')
    await expect(currentStep(page).filter({ hasText: 'Restaurant' })).toBeVisible()
  }
  expect(problems).toEqual([])
})

const step = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Étapes de la commande' }).getByRole('button', { name: label })
const delivery = (page: Page) => page.getByRole('radio', { name: 'Livraison' })
const ordersTaken = async (server: Server) => (await (await colleague(server)).orders()).totalElements

async function confirmationOf(page: Page, customerName: string) {
  await expect(currentStep(page).filter({ hasText: 'Confirmation' })).toBeVisible()
  await expect(page.getByText(customerName)).toBeVisible()
}

/** Whether the element is on top at its own centre. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

test.describe('rules of the order wizard', () => {
  test('delivery is offered only where trays are delivered, and reset by another restaurant [WIZ-05] [WIZ-06]', async ({
    page,
    problems,
  }) => {
    await page.goto('/create-order')
    await restaurantThat(page, 'delivers').check()
    await go(page)
    await page
      .getByRole('button', { name: /^Ajouter un :/ })
      .first()
      .click()
    await go(page)
    await delivery(page).check()

    await step(page, 'Restaurant').click()
    await restaurantThat(page, 'does not deliver').check()
    await step(page, 'Panier').click()
    await expect(page.getByText('Ce restaurant ne livre pas de plateaux')).toBeVisible()
    await expect(delivery(page)).toHaveCount(0)

    await step(page, 'Restaurant').click()
    await restaurantThat(page, 'delivers').check()
    await step(page, 'Panier').click()
    await expect(page.getByRole('radio', { name: 'À emporter' })).toBeChecked()
    await expect(delivery(page)).not.toBeChecked()
    expect(problems).toEqual([])
  })

  test('a fractional quantity, with a comma or a point, is refused with a visible error', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/create-order')
    await restaurantThat(page, 'delivers').check()
    await go(page)
    for (const [typed, whole] of [
      ['1,5', '1'],
      ['1.5', '2'],
    ] as const) {
      const quantity = page.getByRole('textbox', { name: /^Quantité de/ }).last()
      // Scrolls it right above the sticky bar, the lowest place where it is visible.
      await quantity.evaluate((input) => {
        const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky'
        const bar = [...document.querySelectorAll(':has(> button, > * > button):has([aria-live])')].find(isSticky)
        if (!bar) throw new Error('The bar at the bottom is not there')
        scrollBy(0, input.getBoundingClientRect().bottom - bar.getBoundingClientRect().top)
      })
      await quantity.fill(typed)
      await page.keyboard.press('Enter')
      const refusal = page.getByRole('alert').filter({ hasText: 'La quantité est un nombre entier.' })
      await expect(refusal).toBeVisible()
      await expect.poll(() => refusal.evaluate(isUncovered)).toBe(true)
      await quantity.fill(whole)
      await page.keyboard.press('Enter')
      await expect(refusal).toHaveCount(0)
    }
  })

  test('a missing restaurant, dish or customer is reported at its step [WIZ-03] [WIZ-04]', { tag: '@full' }, async ({
    page,
    problems,
  }) => {
    await page.goto('/create-order')
    await expect(restaurantThat(page, 'delivers')).toBeVisible()
    await go(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Choisissez un restaurant pour continuer.' })).toBeVisible()
    await restaurantThat(page, 'delivers').check()
    await go(page)
    await expect(page.getByRole('button', { name: /^Ajouter un :/ }).first()).toBeVisible()
    await go(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Ajoutez au moins un plat pour continuer.' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Ajouter un :/ })
      .first()
      .click()
    await go(page)
    await go(page)
    await expect(page.getByRole('combobox', { name: 'Rechercher un client' })).toBeVisible()
    await go(page)
    const alert = page.getByRole('alertdialog', { name: '⚠️ Veuillez sélectionner un client ou entrer un nom.' })
    await alert.getByRole('button', { name: 'D’accord' }).click()
    await page.getByRole('textbox', { name: 'Ou le nom du client' }).fill('R2-D2')
    await go(page)
    await expect(page.getByText('Le nom compte 2 à 100 lettres, espaces, apostrophes ou traits d’union.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Ou le nom du client' }).fill('Zoé d’Arc-Leïla')
    await go(page)
    await confirmationOf(page, 'Zoé d’Arc-Leïla')
    expect(problems).toEqual([])
  })

  test('a search for a customer sends one request for several keys, for at most twenty [GEN-11]', {
    tag: '@full',
  }, async ({ page }) => {
    await prepareOrder(page, 'Personne')
    await step(page, 'Client').click()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/user/customers/search') && asked.push(request.url()))
    await page.getByRole('combobox', { name: 'Rechercher un client' }).pressSequentially('martin', { delay: 60 })
    await expect(page.getByRole('listbox', { name: 'Clients trouvés' }).getByRole('option').first()).toBeVisible()
    expect(asked).toHaveLength(1)
    const query = new URL(asked[0] ?? '').searchParams
    expect(query.get('limit')).toBe('20')
    expect([...query.values()]).toContain('martin')
    await page.getByRole('combobox', { name: 'Rechercher un client' }).fill('zzzzqq')
    await expect(page.getByText('Aucun client trouvé pour "zzzzqq"')).toBeVisible()
  })
})

test.describe('an order draft', () => {
  test('survives a reload and a lost session', async ({ page, server }) => {
    await prepareOrder(page, 'Ana Reload')
    await page.reload()
    await confirmationOf(page, 'Ana Reload')

    await page.evaluate(() => localStorage.setItem('auth-storage', '{"state":{"authData":null},"version":0}'))
    await submitOrder(page)
    await page.waitForURL((url) => url.pathname === '/login')
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/create-order')
    await confirmationOf(page, 'Ana Reload')
    const before = await ordersTaken(server)
    await submitOrder(page)
    await expect(page.getByText('Commande créée avec succès pour Ana Reload')).toBeVisible()
    await expect.poll(() => ordersTaken(server)).toBe(before + 1)
  })

  test('survives a failed send, which is told [WIZ-16]', async ({ page, server }) => {
    await prepareOrder(page, 'Bilal Panne')
    const before = await ordersTaken(server)
    await page.route('**/api/menu/order', (route) => route.abort(), { times: 1 })
    await submitOrder(page)
    const told = page.getByRole('alertdialog')
    await expect(told.getByText('Erreur lors de la création de la commande. Veuillez réessayer.')).toBeVisible()
    await expect(told.getByText('Vérifiez votre réseau')).toBeVisible()
    await told.getByRole('button', { name: 'D’accord' }).click()
    await confirmationOf(page, 'Bilal Panne')
    await submitOrder(page)
    await expect(page.getByText('Commande créée avec succès pour Bilal Panne')).toBeVisible()
    await expect.poll(() => ordersTaken(server)).toBe(before + 1)
  })

  test('sent again after an answer that never came makes one order', { tag: '@full' }, async ({ page, server }) => {
    await prepareOrder(page, 'Chloé Attente')
    const before = await ordersTaken(server)
    let arrived = 0
    await page.route(
      '**/api/menu/order',
      async (route) => {
        arrived = (await route.fetch()).status()
        // The server took the order, but the page gets no answer and times out.
      },
      { times: 1 },
    )
    await submitOrder(page)
    const told = page.getByRole('alertdialog')
    await expect(told.getByText('Erreur lors de la création de la commande. Veuillez réessayer.')).toBeVisible({
      timeout: 40_000,
    })
    expect(arrived).toBe(201)
    await told.getByRole('button', { name: 'D’accord' }).click()
    await submitOrder(page)
    await expect(page.getByText('Commande créée avec succès pour Chloé Attente')).toBeVisible()
    await expect.poll(() => ordersTaken(server)).toBe(before + 1)
  })
})
