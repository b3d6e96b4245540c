import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillCredentials, NEW_PASSWORD, newVisitor, openBrowser, PASSWORD, signIn } from './harness/browser.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

const visitor = (options = {}) => newVisitor(browser, server.url, options)
const pathOf = (page: Page) => new URL(page.url()).pathname
const storedAuth = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))

describe('signing in', () => {
  it('asks for what is missing before it asks the server [LOG-02]', async () => {
    const { page, context } = await visitor()
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Indiquez votre nom d’utilisateur').waitFor()
    await page.getByText('Indiquez votre mot de passe').waitFor()
    await expect
      .poll(() => page.getByLabel('Nom d’utilisateur').evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(asked).toEqual([])
    await context.close()
  })

  it('with a wrong password says so and keeps the name; the right one then signs in [LOG-06] [LOG-07] [LOG-09] [GEN-13] [HOM-03] [NAV-03] [NAV-08] [NAV-10]', async () => {
    const { page, context, problems } = await visitor()
    await page.goto('/login')
    await fillCredentials(page, 'proprietaire', 'Faux#2026x')
    await page.getByRole('alert').filter({ hasText: 'Identifiants incorrects. Veuillez réessayer.' }).waitFor()
    await expect.poll(() => page.getByLabel('Nom d’utilisateur').inputValue()).toBe('proprietaire')
    await expect.poll(() => pathOf(page)).toBe('/login')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Connexion réussie !').waitFor()
    await expect.poll(() => pathOf(page)).toBe('/')
    await page.getByRole('link', { name: 'Mes Réservations' }).waitFor()
    await page.getByRole('link', { name: '+ Créer un restaurant' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Connexion' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  it('sends one request however often one clicks, and shows that it is under way', async () => {
    const { page, context } = await visitor()
    let asked = 0
    await page.route('**/authentification/login', async (route) => {
      asked += 1
      await new Promise((later) => setTimeout(later, 600))
      await route.continue()
    })
    await page.goto('/login')
    await fillCredentials(page, 'proprietaire', PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Connexion...' }).click({ force: true })
    await page.waitForURL((url) => url.pathname === '/')
    expect(asked).toBe(1)
    await context.close()
  })

  it('goes back to the page that asked for it, once [LOG-07] [AMB-04]', async () => {
    const { page, context } = await visitor()
    await page.goto('/login')
    await page.evaluate(() => sessionStorage.setItem('auth-return-to', '/menus?vu=1'))
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/menus' && url.search === '?vu=1')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth-return-to'))).toBeNull()
    await context.close()
  })

  it('shows who is signed in already where to go', async () => {
    const { page, context } = await visitor()
    await signIn(page, 'gerant')
    await page.goto('/login')
    await page.getByText('Déjà connecté.').waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Ouvrir le Dashboard' }).getAttribute('href'))
      .toBe('/dashboard')
    await context.close()
  })

  it('shows and hides the password without losing it', async () => {
    const { page, context } = await visitor()
    await page.goto('/login')
    const field = page.getByLabel('Mot de passe', { exact: true })
    await field.fill('secret')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    expect([await field.getAttribute('type'), await field.inputValue()]).toEqual(['text', 'secret'])
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('password')
    await context.close()
  })
})

describe('registration', () => {
  const typed = {
    'Nom d’utilisateur': 'camille_d',
    'E-mail': 'camille@example.org',
    Prénom: 'Camille',
    Nom: 'Durand',
    'Mot de passe': NEW_PASSWORD,
    'Confirmer le mot de passe': NEW_PASSWORD,
  }

  it('checks each field as it is left and all when sent; the new account waits for an approval [REG-02] [REG-03] [REG-15] [REG-19] [REG-20] [LOG-08]', async () => {
    const { page, context } = await visitor()
    await page.goto('/register')
    await page.getByLabel('E-mail').fill('camille@')
    await page.keyboard.press('Tab')
    await page.getByText('Email invalide.').waitFor()
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    const first = "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores."
    await page.getByRole('alert').filter({ hasText: first }).waitFor()

    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await page.getByText('Compte créé avec succès !').waitFor()
    await expect.poll(() => storedAuth(page)).toBeNull()

    await fillCredentials(page, 'camille_d', NEW_PASSWORD)
    await page.getByRole('alert').filter({ hasText: "Vous n'avez pas le droit d'accéder à la plateforme." }).waitFor()
    await context.close()
  })
})

describe('signing out of the public site', () => {
  it('ends the session and leads to the sign-in [AUT-07] [AUT-08] [AUT-09] [AUT-10] [AUT-11] [NAV-09]', async () => {
    const { page, context, problems } = await visitor()
    await signIn(page, 'proprietaire')
    const { state } = await storedAuth(page)
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'old')
      localStorage.setItem('refreshToken', 'old')
      document.cookie = 'seen=1; path=/'
    })
    await page.route('**/authentification/logout', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ refreshToken: state.authData.refreshToken })
      await new Promise((later) => setTimeout(later, 400))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.getByRole('button', { name: 'Déconnexion...' }).waitFor()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => storedAuth(page)).toEqual({ state: { authData: null }, version: 0 })
    expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([['auth-storage'], ''])
    await page.getByRole('link', { name: 'Créer un compte' }).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('works without the server, and says nothing of it [AUT-12]', async () => {
    const { page, context } = await visitor()
    await signIn(page, 'proprietaire')
    await page.route('**/authentification/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await expect.poll(() => storedAuth(page)).toEqual({ state: { authData: null }, version: 0 })
    await context.close()
  })

  it('in one tab shows in the other', async () => {
    const { page, context } = await visitor()
    await signIn(page, 'proprietaire')
    const other = await context.newPage()
    await other.goto('/menus')
    await other.getByRole('button', { name: 'Se déconnecter' }).waitFor()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await other.getByRole('link', { name: 'Connexion' }).waitFor()
    await expect.poll(() => other.getByRole('button', { name: 'Se déconnecter' }).count()).toBe(0)
    await context.close()
  })
})
