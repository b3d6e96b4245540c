import { signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'

test('an account limited to bookings sees, opens and finds bookings only, also on a page that is already open [TSK-02] [TSK-05] [TSK-07]', async ({
  page,
  newMember,
}) => {
  const { page: desk } = await newMember('gerant')
  await desk.goto('/dashboard')
  await expect(desk.getByRole('heading', { name: 'Gestion des Commandes' })).toBeVisible()

  const orders = desk.locator('a[href="/dashboard"], a[href="/orders"]')
  expect(await orders.count()).toBeGreaterThan(1)

  await signIn(page, 'admin')
  await page.goto('/console/users')
  await page.getByRole('link', { name: 'gerant', exact: true }).click()
  const section = page.getByRole('region', { name: 'Tâches' })
  for (const task of ['Commandes', 'Carte', 'Modération des avis', 'Chatbot vétérinaire']) {
    await section.getByRole('checkbox', { name: task }).uncheck()
  }
  await section.getByRole('button', { name: 'Enregistrer les tâches' }).click()
  await expect(page.getByText('Tâches enregistrées.')).toBeVisible()

  // The stream ends: the open page closes by itself, and the navigation follows.
  const closed = desk.getByText('Cette page ne fait pas partie de vos tâches')
  await expect(closed).toBeVisible()
  await expect(orders).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Chatbot Véto' })).toBeHidden()
  await desk.getByRole('link', { name: 'Aller à mes tâches' }).click()
  await expect(desk).toHaveURL('/manage-reservations')
  await expect(closed).toBeHidden()

  await desk.goto('/chatbot/sessions')
  await expect(desk.getByText(/Votre compte n’a pas la tâche «\sChatbot vétérinaire\s»/)).toBeVisible()
  await desk.keyboard.press('Control+k')
  const palette = desk.getByRole('dialog')
  await palette.getByRole('combobox', { name: 'Aller à, chercher, agir' }).fill('créer')
  await expect(palette.getByRole('option', { name: /Créer une réservation/ })).toBeVisible()
  await expect(palette.getByRole('option', { name: /plat|maladie/i })).toHaveCount(0)

  await desk.goto('/menus')
  const navigation = desk.getByRole('navigation', { name: 'Navigation principale' })
  await expect(navigation.getByRole('link', { name: 'Mes Réservations' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Événements' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: /Dashboard|Modération/ })).toHaveCount(0)
  await expect(navigation.getByRole('button', { name: 'Chatbot Véto' })).toBeHidden()
})
