import type { Page } from '@playwright/test'
import { fillCredentials, NEW_PASSWORD, PASSWORD, signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { gate } from './harness/scripts.ts'
import { expectNoToast } from './harness/toast.ts'

const storedAuth = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))

test.describe('signing in', () => {
  test('reports empty fields without a request [LOG-02]', { tag: '@full' }, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Indiquez votre nom d’utilisateur')).toBeVisible()
    await expect(page.getByText('Indiquez votre mot de passe')).toBeVisible()
    await expect(page.getByLabel('Nom d’utilisateur')).toBeFocused()
    expect(asked).toEqual([])
  })

  test('reports a wrong password and keeps the name, then accepts the right password [LOG-06] [LOG-07] [LOG-09] [GEN-13] [HOM-03] [NAV-03] [NAV-08] [NAV-10]', async ({
    page,
    problems,
  }) => {
    await page.goto('/login')
    await fillCredentials(page, 'proprietaire', 'Faux#2026x')
    const refusal = page.getByRole('alert').filter({ hasText: 'Identifiants incorrects. Veuillez réessayer.' })
    await expect(refusal).toBeVisible()
    const { x = 0, y = 768, width = 0 } = (await refusal.boundingBox()) ?? {}
    expect(x + width).toBeGreaterThan(1366 - 60)
    expect(y).toBeLessThan(200)
    await expect(page.getByLabel('Nom d’utilisateur')).toHaveValue('proprietaire')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Connexion réussie !')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Mes Réservations' })).toBeVisible()
    await expect(page.getByRole('link', { name: '+ Créer un restaurant' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Connexion' })).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('sends one request for several clicks, and shows that it is under way', { tag: '@full' }, async ({ page }) => {
    const { opened: held, open: answer } = gate()
    let asked = 0
    await page.route('**/authentification/login', async (route) => {
      asked += 1
      await held
      await route.continue()
    })
    await page.goto('/login')
    await fillCredentials(page, 'proprietaire', PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Connexion...' }).click({ force: true })
    answer()
    await page.waitForURL((url) => url.pathname === '/')
    expect(asked).toBe(1)
  })

  test('goes back to the page that asked for it, once [LOG-07] [AMB-04]', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.setItem('auth-return-to', '/menus?vu=1'))
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/menus' && url.search === '?vu=1')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth-return-to'))).toBeNull()
  })

  test('offers the dashboard to a user who is already signed in', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'gerant')
    await page.goto('/login')
    await expect(page.getByText('Déjà connecté.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ouvrir le Dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  test('shows and hides the password without losing it', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login')
    const field = page.getByLabel('Mot de passe', { exact: true })
    await field.fill('secret')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('secret')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })
})

test.describe('registration', () => {
  const typed = {
    'Nom d’utilisateur': 'camille_d',
    'E-mail': 'camille@example.org',
    Prénom: 'Camille',
    Nom: 'Durand',
    'Mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  }

  test('checks each field as it is left and all when sent; the new account waits for an approval [REG-02] [REG-03] [REG-15] [REG-19] [REG-20] [LOG-08]', async ({
    page,
  }) => {
    await page.goto('/register')
    await page.getByLabel('E-mail').fill('camille@')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Email invalide.')).toBeVisible()
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    const first = "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores."
    await expect(page.getByRole('alert').filter({ hasText: first })).toBeVisible()

    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect(page.getByText('Compte créé avec succès !')).toBeVisible()
    await expect.poll(() => storedAuth(page)).toBeNull()

    await fillCredentials(page, 'camille_d', NEW_PASSWORD)
    await expect(
      page.getByRole('alert').filter({ hasText: "Vous n'avez pas le droit d'accéder à la plateforme." }),
    ).toBeVisible()
  })
})

test.describe('signing out of the public site', () => {
  test('ends the session and leads to the sign-in [AUT-07] [AUT-08] [AUT-09] [AUT-10] [AUT-11] [NAV-09]', async ({
    page,
    problems,
  }) => {
    await signIn(page, 'proprietaire')
    const { state } = await storedAuth(page)
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'old')
      localStorage.setItem('refreshToken', 'old')
      document.cookie = 'seen=1; path=/'
    })
    const { opened: held, open: answer } = gate()
    await page.route('**/authentification/logout', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ refreshToken: state.authData.refreshToken })
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('button', { name: 'Déconnexion...' })).toBeVisible()
    answer()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => storedAuth(page)).toEqual({ state: { authData: null }, version: 0 })
    expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([['auth-storage'], ''])
    await expect(page.getByRole('link', { name: 'Créer un compte' }).first()).toBeVisible()
    expect(problems).toEqual([])
  })

  test('works without the server, and shows no error [AUT-12]', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'proprietaire')
    await page.route('**/authentification/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => storedAuth(page)).toEqual({ state: { authData: null }, version: 0 })
    await expectNoToast(page, /Connexion réussie/)
  })

  test('is shown in another open tab', { tag: '@full' }, async ({ page, context }) => {
    await signIn(page, 'proprietaire')
    const other = await context.newPage()
    await other.goto('/menus')
    await expect(other.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Se déconnecter' })).toHaveCount(0)
  })
})
