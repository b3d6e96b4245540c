import { fillCredentials, NEW_PASSWORD, PASSWORD, signIn } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { openWhole } from './harness/settled.ts'

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
