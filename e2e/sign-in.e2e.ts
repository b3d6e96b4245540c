import type { Page } from '@playwright/test'
import { fillCredentials, NEW_PASSWORD, PASSWORD, signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { gate, openWhole } from './harness/page.ts'
import { expectNoToast } from './harness/toast.ts'

test.describe('signing in and out', () => {
  test('by keyboard sends name, password and role, stores the tokens, and is confirmed on / [LOG-01] [LOG-03] [LOG-04] [LOG-05] [LOG-06] [LOG-07] [AUT-01] [AUT-03] [AUT-05] [NAV-10]', async ({
    page,
    problems,
  }) => {
    await page.goto('/login')
    const name = page.getByLabel('Nom d’utilisateur')
    for (let presses = 0; !(await name.evaluate((field) => field === document.activeElement)); presses += 1) {
      expect(presses).toBeLessThan(15)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('proprietaire')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.url().endsWith('/authentification/login')),
      page.keyboard.press('Enter'),
    ])
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual({ username: 'proprietaire', password: PASSWORD, role: 'RESTAURANT_OWNER' })
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie !' })).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(navigation.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Connexion' })).toHaveCount(0)
    const answer = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
    expect(answer.state.authData).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    expect(problems).toEqual([])
  })

  test('a refused account is told so, nothing is renewed and nothing stored [LOG-08] [LOG-12] [AUT-02]', async ({
    page,
    server,
  }) => {
    const body = {
      username: 'lou_martin',
      email: 'lou@example.org',
      firstName: 'Lou',
      lastName: 'Martin',
      password: NEW_PASSWORD,
      role: 'RESTAURANT_OWNER',
    }
    const registered = await fetch(`${server.url}/api/authentification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(registered.ok).toBe(true)
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
    await page.goto('/login')
    await fillCredentials(page, 'lou_martin', NEW_PASSWORD)
    await expect(
      page.getByRole('alert').filter({ hasText: "Vous n'avez pas le droit d'accéder à la plateforme." }),
    ).toBeVisible()
    expect(asked).toEqual(['/api/authentification/login'])
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
    expect(stored?.state.authData ?? null).toBeNull()
  })

  test('ignores blanks around the name', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login')
    await fillCredentials(page, '  gerant ', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('wrong passwords one after the other leave one message', { tag: '@full' }, async ({ page }) => {
    await page.goto('/login')
    await fillCredentials(page, 'personne_ici', 'Faux#2026!')
    for (let tries = 0; tries < 3; tries += 1) {
      const [answered] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/login')),
        page.getByRole('button', { name: 'Se connecter' }).click(),
      ])
      expect(answered.ok()).toBe(false)
    }
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expect(page.getByRole('alert').first()).toBeVisible()
    // Without retries: overlapping messages would disappear one by one.
    expect(await page.getByRole('alert').count()).toBe(1)
  })

  test('shows the server’s message for any other failure, or a default one [LOG-10] [LOG-11]', {
    tag: '@full',
  }, async ({ page }) => {
    let message: string | undefined = 'Maintenance jusqu’à midi.'
    await page.route('**/authentification/login', (route) => route.fulfill({ status: 503, json: { message } }))
    await page.goto('/login')
    await fillCredentials(page, 'gerant', PASSWORD)
    await expect(page.getByRole('alert').filter({ hasText: 'Maintenance jusqu’à midi.' })).toBeVisible()
    message = undefined
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Erreur lors de la connexion.' })).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  for (const when of ['before', 'after'] as const) {
    test(`a network that fails ${when} the name is typed is told, and the next try works [LOG-10]`, {
      tag: when === 'after' ? [] : '@full',
    }, async ({ page, context }) => {
      await openWhole(page, '/login')
      if (when === 'before') await context.setOffline(true)
      await page.getByLabel('Nom d’utilisateur').fill('gerant')
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
      await context.setOffline(true)
      await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
      const told = page.getByRole('alert').filter({ hasText: 'Connexion impossible. Vérifiez votre réseau' })
      await expect(told).toBeVisible()
      const send = page.getByRole('button', { name: 'Se connecter' })
      await expect(send).toBeVisible()
      await context.setOffline(false)
      await send.click()
      await page.waitForURL((url) => url.pathname === '/')
      await expect(page.getByRole('status').filter({ hasText: 'Connexion réussie !' })).toBeVisible()
      await expect(told).toHaveCount(0)
    })
  }

  test('shows a styled toast again once the network is back', { tag: '@full' }, async ({ page, context }) => {
    await openWhole(page, '/login')
    await context.setOffline(true)
    await fillCredentials(page, 'gerant', 'Faux#2026!')
    await expect(page.getByRole('alert').filter({ hasText: 'Vérifiez votre réseau' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Identifiants incorrects' })
    await expect(toast).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(toast.locator('..')).toHaveCSS('position', 'fixed')
  })

  test('signs out of this browser when the script that calls the server cannot be loaded', { tag: '@full' }, async ({
    page,
  }) => {
    await signIn(page, 'gerant')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).not.toContain('accessToken')
  })
})

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
