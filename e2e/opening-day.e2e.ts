import type { Page } from '@playwright/test'
import { fillCredentials } from './harness/credentials.ts'
import { expect, test as journeys } from './harness/fixtures.ts'
import {
  button,
  field,
  inviteHere,
  joinBy,
  makeRestaurant,
  nameHouse,
  printed,
  typePassword,
} from './harness/opening.ts'
import { currentStep, go, submitOrder } from './harness/order.ts'
import { discard, emptyData, foreign, type RunningServer, startServer } from './harness/server.ts'

// A house without demonstration data, which each journey opens for itself.
const test = journeys.extend<{ server: RunningServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer({ DEMO: '0', DATA_DIR: await emptyData() })
      await use(server)
      await discard(server)
    },
    { scope: 'test', timeout: 180_000 },
  ],
})
test.skip(foreign, 'the first steps are an extension')

const steps = (page: Page) => page.getByRole('region', { name: 'Premiers pas' })
const ticked = (page: Page) => steps(page).getByRole('listitem').filter({ hasText: 'Fait' })

test('an empty house says what to do next, from the printed address to its first order [OPN-01] [OPN-02] [OPN-04]', async ({
  page,
  problems,
  server,
  newVisitor,
}) => {
  const { address, password } = printed(server)
  await page.goto(address)
  await page.waitForURL((url) => url.pathname === '/login')
  await fillCredentials(page, 'admin', password)
  await expect(steps(page).getByRole('listitem')).toHaveCount(8)
  await expect(ticked(page)).toHaveCount(0)

  await steps(page).getByRole('link', { name: 'Changer le mot de passe' }).click()
  await expect(page.getByRole('region', { name: 'Mot de passe' })).toBeFocused()
  await typePassword(page, password)

  await page.goto('/dashboard')
  await expect(ticked(page)).toHaveText([/^Choisir votre mot de passe/])
  await steps(page).getByRole('link', { name: 'Nommer la maison' }).click()
  await nameHouse(page)

  await page.goto('/create-order')
  await page.getByRole('link', { name: 'Nouveau restaurant' }).click()
  await makeRestaurant(page, 'Le Semis', () => page.getByRole('checkbox', { name: 'Ouvert le lundi' }).check())
  await page.goto('/dashboard')
  await expect(ticked(page)).toHaveText([
    /^Choisir votre mot de passe/,
    /^Donner un nom à la maison/,
    /^Créer un restaurant/,
    /^Donner ses horaires/,
    /^Ajouter une salle/,
  ])

  await steps(page).getByRole('link', { name: 'Nouveau plat' }).click()
  await field(page, 'Nom du plat').fill('Soupe au pistou')
  await field(page, 'Prix TTC en euros').fill('8,50')
  await button(page, 'Créer le plat').click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await expect(ticked(page)).toHaveCount(6)

  await steps(page).getByRole('link', { name: 'Ouvrir l’équipe' }).click()
  await expect(page.getByRole('region', { name: 'Équipe' })).toBeFocused()
  const { page: theirs } = await newVisitor()
  await joinBy(theirs, await inviteHere(page), 'zoe_arc', ['Zoé', 'Arc'])
  await page.goto('/dashboard')
  await expect(ticked(page)).toHaveCount(7)

  await steps(page).getByRole('link', { name: 'Nouvelle commande' }).click()
  await page.getByRole('radio', { name: /Le Semis/ }).check()
  await go(page)
  await page.getByRole('button', { name: /^Ajouter un :.*Soupe au pistou/ }).click()
  await go(page)
  await go(page)
  await field(page, 'Ou le nom du client').fill('Rose Lavande')
  await go(page)
  await expect(currentStep(page).filter({ hasText: 'Confirmation' })).toBeVisible()
  await submitOrder(page)
  await expect(page.getByText('Commande créée avec succès pour Rose Lavande')).toBeVisible()

  await Promise.all([page.waitForResponse('**/api/first-steps'), page.goto('/dashboard')])
  await expect(page.getByRole('article').filter({ hasText: 'Rose Lavande' })).toBeVisible()
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: 'Rose Lavande' })).toBeVisible()
  await expect(steps(page)).toBeHidden()
  expect(problems).toEqual([])
})
