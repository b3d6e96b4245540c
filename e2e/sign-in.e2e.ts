import { describe, expect, it } from 'vitest'
import { fillCredentials, NEW_PASSWORD, newVisitor, openBrowser, PASSWORD, signIn } from './harness/browser.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

describe('signing in', () => {
  it('by keyboard only: sends name, password and the one role, stores what comes back, says so on / [LOG-01] [LOG-03] [LOG-04] [LOG-05] [LOG-06] [LOG-07] [AUT-01] [AUT-03] [AUT-05] [NAV-10]', async () => {
    const { page, context, problems } = await newVisitor(browser, server.url)
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
    await page.getByRole('status').filter({ hasText: 'Connexion réussie !' }).waitFor()
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
    await navigation.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
    await expect.poll(() => navigation.getByRole('link', { name: 'Connexion' }).count()).toBe(0)
    const answer = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
    expect(answer.state.authData).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    expect(problems).toEqual([])
    await context.close()
  })

  it('a refused account is told so, nothing is renewed and nothing stored [LOG-08] [LOG-12] [AUT-02]', async () => {
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

    const { page, context } = await newVisitor(browser, server.url)
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
    await page.goto('/login')
    await fillCredentials(page, 'lou_martin', NEW_PASSWORD)
    await page.getByRole('alert').filter({ hasText: "Vous n'avez pas le droit d'accéder à la plateforme." }).waitFor()
    expect(asked).toEqual(['/api/authentification/login'])
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))
    expect(stored?.state.authData ?? null).toBeNull()
    await context.close()
  })

  it('a name pasted with blanks around it is that name', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/login')
    await fillCredentials(page, '  gerant ', PASSWORD)
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await context.close()
  })

  it('wrong passwords one after the other leave one message', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/login')
    await fillCredentials(page, 'personne_ici', 'Faux#2026!')
    for (let tries = 0; tries < 3; tries += 1) {
      const [answered] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/login')),
        page.getByRole('button', { name: 'Se connecter' }).click(),
      ])
      expect(answered.ok()).toBe(false)
    }
    await page.getByRole('button', { name: 'Se connecter' }).waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(1)
    await context.close()
  })

  it('any other failure is told in the server’s words, or in ours without any [LOG-10] [LOG-11]', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    let message: string | undefined = 'Maintenance jusqu’à midi.'
    await page.route('**/authentification/login', (route) => route.fulfill({ status: 503, json: { message } }))
    await page.goto('/login')
    await fillCredentials(page, 'gerant', PASSWORD)
    await page.getByRole('alert').filter({ hasText: 'Maintenance jusqu’à midi.' }).waitFor()
    message = undefined
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByRole('alert').filter({ hasText: 'Erreur lors de la connexion.' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await context.close()
  })

  it.each(['before', 'after'] as const)(
    'a network that fails %s the name is typed is told, and the next try works [LOG-10]',
    async (when) => {
      const { page, context } = await newVisitor(browser, server.url)
      await page.goto('/login', { waitUntil: 'networkidle' })
      if (when === 'before') await context.setOffline(true)
      await page.getByLabel('Nom d’utilisateur').fill('gerant')
      await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
      await context.setOffline(true)
      await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
      const told = page.getByRole('alert').filter({ hasText: 'Connexion impossible. Vérifiez votre réseau' })
      await told.waitFor()
      const send = page.getByRole('button', { name: 'Se connecter' })
      await send.waitFor()
      await context.setOffline(false)
      await send.click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.getByRole('status').filter({ hasText: 'Connexion réussie !' }).waitFor()
      await expect.poll(() => told.count()).toBe(0)
      await context.close()
    },
  )

  it('tells by a toast again, as it should look, once the network is back', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await page.goto('/login', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await fillCredentials(page, 'gerant', 'Faux#2026!')
    await page.getByRole('alert').filter({ hasText: 'Vérifiez votre réseau' }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Identifiants incorrects' })
    await toast.waitFor()
    await expect.poll(() => page.getByRole('alert').count()).toBe(1)
    await expect
      .poll(() => toast.evaluate((card) => getComputedStyle(card.parentElement as HTMLElement).position))
      .toBe('fixed')
    await context.close()
  })

  it('signs out of this browser although what tells the server cannot be fetched', async () => {
    const { page, context } = await newVisitor(browser, server.url)
    await signIn(page, 'gerant')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage'))).not.toContain('accessToken')
    await context.close()
  })
})
