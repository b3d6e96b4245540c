import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { currentStep } from './harness/order.ts'

test.use({ user: 'gerant' })

/** A hand on the keys of a page: every key counts, those of a text too. */
function hand(page: Page) {
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press(name)
      keys += 1
    }
  }
  return { press, type: (text: string) => press(...text), count: () => keys }
}

test('an order by telephone takes at most thirty keys without a mouse; the next one keeps the restaurant [WIZ-20] [WIZ-21] [ORD-40]', async ({
  page,
  problems,
}) => {
  const { press, type, count } = hand(page)
  const onQuestion = async (step: string) => {
    await expect(currentStep(page).filter({ hasText: step })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  }
  // The board remembers whose kitchen this is, as the manager left it.
  await page.goto('/service')
  await page.getByLabel('Restaurant').selectOption('La Fève Tonka')

  await page.goto('/create-order')
  await onQuestion('Restaurant')
  await expect(page.getByRole('radio', { name: /La Fève Tonka/ })).toBeChecked()
  await press('Enter')

  await onQuestion('Menu')
  await expect(page.getByRole('textbox', { name: /^Quantité de/ }).first()).toBeVisible()
  await press('Tab')
  await type('parm')
  await expect(page.getByRole('textbox', { name: /^Quantité de/ })).toHaveCount(1)
  await press('Enter', 'Enter')
  await expect(page.getByText('2 articles')).toBeVisible()
  await press('Delete', 'Enter')

  await onQuestion('Panier')
  await press('Enter')

  await onQuestion('Client')
  await press('Tab', 'Tab')
  await type('Lucie')
  await press('Enter')

  await onQuestion('Confirmation')
  const send = page.getByRole('button', { name: 'Confirmer la commande' })
  // A key held down since the name must not send what nobody has read again.
  await press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  while (!(await send.evaluate((button) => button === document.activeElement)) && count() < 40) await press('Tab')
  await press('Enter')

  const told = page.getByRole('alertdialog')
  await expect(told.getByText('Commande créée avec succès pour Lucie')).toBeVisible()
  await expect(told.getByText(/^n°\s\d+ du jour$/)).toBeVisible()
  expect(count()).toBeLessThanOrEqual(30)
  test.info().annotations.push({ type: 'keys', description: String(count()) })

  await expect(page.getByRole('button', { name: 'Encore une ici' })).toBeFocused()
  await press('Enter')
  await onQuestion('Menu')
  await page.goto('/create-order')
  await expect(page.getByRole('radio', { name: /La Fève Tonka/ })).toBeChecked()
  expect(problems).toEqual([])
})

test('a delivery by telephone prints hour, address and phone, and is followed with its hour and address [WIZ-21] [WIZ-23]', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.body.innerText
    }
  })
  const next = page.getByRole('button', { name: 'Continuer', exact: true })
  await page.goto('/create-order')
  await page.getByRole('radio', { name: /La Fève Tonka/ }).click()
  await next.click()
  await page
    .getByRole('button', { name: /^Ajouter un/ })
    .first()
    .click()
  await next.click()
  await page.getByRole('radio', { name: 'Livraison' }).click()
  await page.getByLabel('Pour quelle heure').fill('1930')
  await page.getByLabel('Adresse de livraison').fill('3 rue des Lilas')
  await page.getByLabel('Téléphone').fill('0612345678')
  await page.getByLabel('Téléphone').press('Enter')
  await page.getByLabel('Ou le nom du client').fill('Lucie Ferrand')
  await page.getByLabel('Ou le nom du client').press('Enter')
  await expect(page.getByText('pour 19:30')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer la commande' }).click()

  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Imprimer le ticket' }).click()
  const ticket = page.locator('html')
  await expect(ticket).toHaveAttribute('data-printed', /^(?!.*Suivre)Potager\s+#.*Lucie Ferrand · Livraison/s)
  await expect(ticket).toHaveAttribute('data-printed', /pour 19:30.*3 rue des Lilas · 06\s12\s34\s56\s78/s)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Suivre' }).click()
  const followed = page.getByRole('dialog', { name: /Commande #/ })
  await expect(followed).toContainText('Lucie Ferrand')
  await expect(followed).toContainText('19:30')
  await expect(followed).toContainText('3 rue des Lilas')
  await expect(page).toHaveURL(/\/dashboard\?commande=/)
  expect(problems).toEqual([])
})
