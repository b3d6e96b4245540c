import type { Page } from '@playwright/test'
import { colleague } from './harness/api.ts'
import { fillCredentials, PASSWORD } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { go, prepareOrder, restaurantThat, submitOrder } from './harness/order.ts'
import { currentStep } from './harness/person.ts'
import type { Server } from './harness/server.ts'

test.use({ user: 'gerant' })

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
        if (!bar) throw new Error('La barre du bas n’est pas là.')
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
