import type { Page } from '@playwright/test'
import { fillCredentials, NEW_PASSWORD, signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'

test('an invitation creates an account and is refused to a member, and a link replaces a lost password [TEA-01] [TEA-07] [TEA-09] [TEA-14]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin')
  await page.goto('/restaurants')
  await page.getByRole('main').locator('a[href^="/console/restaurants/"]').first().click()
  const team = page.getByRole('region', { name: 'Équipe' })

  async function invite(): Promise<string> {
    await team.getByRole('button', { name: 'Inviter' }).click()
    const dialog = page.getByRole('dialog', { name: /^Inviter dans l’équipe/ })
    await dialog.getByRole('button', { name: 'Créer le lien' }).click()
    const address = await dialog.getByLabel('Lien à remettre').inputValue()
    // Messages have a button of that name too, without a text.
    await dialog.getByRole('button').filter({ hasText: 'Fermer' }).click()
    return address
  }

  const first = await invite()
  await expect(team.getByText(/valable jusqu’au/)).toBeVisible()
  const second = await invite()

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const late = await other.context().newPage()
  await late.goto(first)
  await other.goto(first)
  const typed = {
    'Nom d’utilisateur': 'zoe_arc',
    'E-mail': 'zoe@exemple.fr',
    Prénom: 'Zoé',
    Nom: 'Arc',
    'Mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  }
  const join = async (tab: Page, username = typed['Nom d’utilisateur']) => {
    const fields = { ...typed, 'Nom d’utilisateur': username }
    for (const [label, value] of Object.entries(fields)) await tab.getByLabel(label, { exact: true }).fill(value)
    await tab.getByRole('button', { name: 'Créer le compte et rejoindre' }).click()
  }
  await join(other)
  await other.waitForURL((url) => url.pathname === '/login')
  // Opened before, sent after: its page says what to do now.
  await join(late, 'zoe_bis')
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Cette invitation ne sert plus')
  await expect(late.getByText(/demandez une nouvelle invitation/)).toBeVisible()
  await fillCredentials(other, 'zoe_arc', NEW_PASSWORD)
  await other.waitForURL((url) => url.pathname === '/')

  // Of the same restaurant: the invitation stays for somebody else.
  await other.goto(second)
  await other.getByRole('button', { name: 'Rejoindre avec mon compte' }).click()
  await expect(other.getByText(/Vous faites déjà partie de cette équipe/)).toBeVisible()

  await page.reload()
  await expect(team.getByText('Zoé Arc')).toBeVisible()

  await page.goto('/console/users')
  await page.getByRole('link', { name: 'zoe_arc' }).click()
  await page.getByRole('button', { name: 'Lien de mot de passe' }).click()
  const dialog = page.getByRole('dialog', { name: /^Lien de mot de passe/ })
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  await other.goto(await dialog.getByLabel('Lien à remettre').inputValue())
  await other.getByLabel('Nouveau mot de passe', { exact: true }).fill('Ciboule-et-basilic-7')
  await other.getByLabel('Confirmer le mot de passe').fill('Ciboule-et-basilic-7')
  await other.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await other.waitForURL((url) => url.pathname === '/login')
  await fillCredentials(other, 'zoe_arc', 'Ciboule-et-basilic-7')
  await other.waitForURL((url) => url.pathname === '/')
})

test('a person without a restaurant is told why a page is closed, with a link to create one [TEA-16]', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'proprietaire')
  // As the server answers such an account.
  await page.route('**/api/restaurant/mine', (route) => route.fulfill({ json: [] }))
  const none = { restaurant: false, hours: false, rooms: false, menu: true, team: false, order: false }
  await page.route('**/api/first-steps', (route) => route.fulfill({ json: none }))
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'Premiers pas' })
  await expect(steps.getByRole('link')).toHaveText(['Nouveau restaurant'])
  await page.goto('/chatbot/sessions')
  await expect(page.getByText('Votre compte ne travaille encore pour aucun restaurant')).toBeVisible()
  await page.getByRole('link', { name: 'Créer un restaurant' }).last().click()
  await expect(page).toHaveURL('/create_restaurant')
})

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
