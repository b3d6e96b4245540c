import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { colleague } from './harness/api.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { prepareOrder, send } from './harness/order.ts'
import { currentStep, hasFocus, pressOn, tabTo } from './harness/person.ts'
import { sharedServer } from './harness/stage.ts'
import { readToast } from './harness/toast.ts'

const browser = await openBrowser()
const server = sharedServer()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cardOf = (page: Page, number: string) => page.getByRole('article', { name: `Détail de la commande ${number}` })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

describe('an order by keyboard only', () => {
  it('goes through the five steps and back, and leaves the wizard empty for the next [GEN-06] [GEN-11] [WIZ-01] [WIZ-02] [WIZ-13] [WIZ-14] [WIZ-15] [WIZ-17] [WIZ-18]', async () => {
    const { page, context, problems } = await newMember(browser, server.url)
    await page.goto('/dashboard')
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Nouvelle commande' }))

    await page.getByRole('heading', { level: 1, name: 'Nouvelle commande' }).waitFor()
    const steps = page.getByRole('navigation', { name: 'Étapes de la commande' }).getByRole('listitem')
    expect((await steps.allInnerTexts()).map((text) => text.replace(/^\d\s*/, ''))).toEqual([
      'Restaurant',
      'Menu',
      'Panier',
      'Client',
      'Confirmation',
    ])
    // One Tab stop for the whole group; arrows choose within it.
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    const delivering = page.getByRole('radio', { name: /À emporter ou en livraison/ })
    while (!(await delivering.first().isChecked())) await page.keyboard.press('ArrowDown')
    await pressOn(page, button(page, 'Continuer'))

    await expect.poll(() => hasFocus(heading(page, 'Étape 2 sur 5 : Que souhaite le client ?'))).toBe(true)
    await tabTo(page, page.getByRole('searchbox', { name: 'Chercher un plat' }))
    await page.keyboard.type('tarte')
    const more = page.getByRole('button', { name: /^Ajouter un : .*tarte/i })
    await tabTo(page, more.first())
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await pressOn(page, button(page, 'Continuer'))
    await heading(page, 'Étape 3 sur 5 : Le panier est-il juste ?').waitFor()
    await page.getByText('2 portions').waitFor()

    await pressOn(page, button(page, 'Retour'))
    await heading(page, 'Étape 2 sur 5 : Que souhaite le client ?').waitFor()
    await tabTo(page, page.getByRole('button', { name: /Panier/ }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: 'À emporter' }))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.getByRole('radio', { name: 'Livraison' }).isChecked()).toBe(true)
    await pressOn(page, button(page, 'Continuer'))

    await tabTo(page, page.getByRole('combobox', { name: 'Rechercher un client' }))
    await page.keyboard.type('mar')
    const found = page.getByRole('listbox', { name: 'Clients trouvés' })
    await found.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    const name = await found.getByRole('option', { selected: true }).locator('strong').innerText()
    await page.keyboard.press('Enter')
    await page.getByText(name).first().waitFor()
    await pressOn(page, button(page, 'Continuer'))

    await heading(page, 'Étape 5 sur 5 : Tout relire, puis envoyer').waitFor()
    await pressOn(page, button(page, 'Confirmer la commande'))
    const told = page.getByRole('alertdialog')
    await told.getByText(`Commande créée avec succès pour ${name}`).waitFor()
    await told.getByText('Service : livraison').waitFor()
    await told.getByText('Le numéro de commande est donné en caisse.').waitFor()
    const number = (await told.getByText(/^Commande n°\s/).innerText()).slice(-6)
    await page.keyboard.press('Enter')
    await told.waitFor({ state: 'hidden' })

    await expect.poll(() => currentStep(page).innerText()).toMatch(/Restaurant/)
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await pressOn(page, button(page, 'Continuer'))
    await page
      .getByRole('textbox', { name: /^Quantité de/ })
      .first()
      .waitFor()
    const quantities = page.getByRole('textbox', { name: /^Quantité de/ })
    const typed = await quantities.evaluateAll((fields) => fields.map((field) => 'value' in field && field.value))
    expect(new Set(typed)).toEqual(new Set(['0']))

    await page.goto('/dashboard')
    const card = cardOf(page, number)
    await card.getByText('En attente').waitFor()
    await expect.poll(() => card.innerText()).toContain(name)
    await expect.poll(() => card.innerText()).toContain('Livraison')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('an order on the desk', () => {
  it('is carried from En attente to Terminée, one button at a time, each told [ORD-22] [ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-28] [ORD-29] [ORD-30] [ORD-31] [ORD-32] [ORD-34]', async () => {
    const number = (await (await colleague(server)).takeOrder()).id.slice(-6)
    const { page, context, problems } = await newMember(browser, server.url)
    await page.goto('/dashboard')
    const card = cardOf(page, number)
    const moves = () => card.getByRole('button').allInnerTexts()
    const way = [
      { state: 'En attente', offered: ['Annuler', 'Confirmer'] },
      { state: 'Confirmée', offered: ['Annuler', 'Mettre en préparation'] },
      { state: 'En préparation', offered: ['Marquer prête'] },
      { state: 'Prête', offered: ['Terminer'] },
    ]
    for (const { state, offered } of way) {
      await card.getByText(state, { exact: true }).waitFor()
      await expect.poll(() => moves()).toEqual([`#${number}`, ...offered])
      await card.getByRole('button').last().click()
      await readToast(page, 'Statut mis à jour avec succès')
    }
    await card.getByText('Terminée', { exact: true }).waitFor()
    await expect.poll(() => moves()).toEqual([`#${number}`])

    await page.reload()
    await card.getByText('Terminée', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is cancelled only after the question was answered [ORD-27] [ORD-28] [ORD-32]', async () => {
    const number = (await (await colleague(server)).takeOrder()).id.slice(-6)
    const { page, context } = await newMember(browser, server.url)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData() ?? ''))
    await page.goto('/dashboard')
    const card = cardOf(page, number)
    const question = page.getByRole('alertdialog', { name: `Annuler la commande ${number} ?` })
    const cancel = card.getByRole('button', { name: `Annuler la commande ${number}` })
    await cancel.click()
    await question.waitFor()
    await expect.poll(() => hasFocus(button(page, 'Garder la commande'))).toBe(true)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(sent).toEqual([])
    await expect.poll(() => card.getByText('En attente', { exact: true }).count()).toBe(1)

    await cancel.click()
    await question.getByRole('button', { name: 'Annuler la commande' }).click()
    await card.getByText('Annulée', { exact: true }).waitFor()
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ status: 'CANCELED' }])
    await expect.poll(() => card.getByRole('button').allInnerTexts()).toEqual([`#${number}`])
    await context.close()
  })

  it('that somebody else moved meanwhile is not moved again: the refusal is told and the list is current [ORD-35]', async () => {
    const other = await colleague(server)
    const { id } = await other.takeOrder()
    const { page, context } = await newMember(browser, server.url)
    // Without the stream of changes, as where no notification passes: what is shown grows old.
    await page.route('**/api/changes', (route) => route.abort())
    await page.goto('/dashboard')
    const card = cardOf(page, id.slice(-6))
    await card.getByText('En attente', { exact: true }).waitFor()
    await other.move(id, 'CANCELED')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PUT'),
      card.getByRole('button', { name: /^Confirmer/ }).click(),
    ])
    expect(answer.status()).toBe(409)
    const { message } = await answer.json()
    expect(message).toMatch(/[a-zé]{3}/)
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    await card.getByText('Annulée', { exact: true }).waitFor()
    await expect.poll(() => card.getByRole('button').allInnerTexts()).toEqual([`#${id.slice(-6)}`])
    await context.close()
  })
})

it('an order that was sent leaves no address of its steps behind: the browser’s own back button shows the first', async () => {
  const { page, context, problems } = await newMember(browser, server.url)
  await prepareOrder(page, 'Camille Ott')
  await send(page)
  await page.getByRole('alertdialog').getByRole('button').click()
  for (const _ of ['customer', 'cart', 'menu']) {
    await page.goBack()
    await expect.poll(() => page.url().slice(server.url.length)).toBe('/create-order')
    await currentStep(page).filter({ hasText: 'Restaurant' }).waitFor()
  }
  expect(problems).toEqual([])
  await context.close()
})
