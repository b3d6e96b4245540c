import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCredentials, NEW_PASSWORD, newVisitor, openBrowser, PASSWORD, signIn } from './harness/browser.ts'
import { discard, type RunningServer, startServer } from './harness/server.ts'

let browser: Browser
let server: RunningServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer({ REGISTRATION: 'approval' })])
})

afterAll(async () => {
  await browser?.close()
  if (server) await discard(server)
})

const visitor = (options = {}) => newVisitor(browser, server.url, options)
const pathOf = (page: Page) => new URL(page.url()).pathname
const storedAuth = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? 'null'))

/** Everything that moved by itself since the page began, as the browser scores it. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 300)
      }),
  )
}

describe('signing in', () => {
  it('asks for what is missing before it asks the server [LOG-02]', async () => {
    const { page, context } = await visitor()
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Indiquez votre nom d’utilisateur').waitFor()
    await page.getByText('Indiquez votre mot de passe').waitFor()
    expect(await page.getByLabel('Nom d’utilisateur').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(asked).toEqual([])
    await context.close()
  })

  it('with a wrong password says so and keeps the name; the right one then signs in [LOG-06] [LOG-07] [LOG-09] [GEN-13] [HOM-03] [NAV-03] [NAV-08] [NAV-10]', async () => {
    const { page, context, problems } = await visitor()
    await page.goto('/login')
    await fillCredentials(page, 'proprietaire', 'Faux#2026x')
    await page.getByRole('alert').filter({ hasText: 'Identifiants incorrects. Veuillez réessayer.' }).waitFor()
    expect(await page.getByLabel('Nom d’utilisateur').inputValue()).toBe('proprietaire')
    expect(pathOf(page)).toBe('/login')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Connexion réussie !').waitFor()
    expect(pathOf(page)).toBe('/')
    await page.getByRole('link', { name: 'Mes Réservations' }).waitFor()
    await page.getByRole('link', { name: '+ Créer un restaurant' }).waitFor()
    expect(await page.getByRole('link', { name: 'Connexion' }).count()).toBe(0)
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
    expect(await page.evaluate(() => sessionStorage.getItem('auth-return-to'))).toBeNull()
    await context.close()
  })

  it('shows who is signed in already where to go', async () => {
    const { page, context } = await visitor()
    await signIn(page, 'gerant')
    await page.goto('/login')
    await page.getByText('Déjà connecté.').waitFor()
    expect(await page.getByRole('link', { name: 'Ouvrir le Dashboard' }).getAttribute('href')).toBe('/dashboard')
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
    expect(await field.getAttribute('type')).toBe('password')
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
    expect(await storedAuth(page)).toBeNull()

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
    expect(await storedAuth(page)).toEqual({ state: { authData: null }, version: 0 })
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
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await storedAuth(page)).toEqual({ state: { authData: null }, version: 0 })
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
    expect(await other.getByRole('button', { name: 'Se déconnecter' }).count()).toBe(0)
    await context.close()
  })
})

describe('reading', () => {
  it.each([360, 768, 1366])('moves nothing at %i px, signed in or not, and loads nothing refused', async (width) => {
    const { page, context, problems } = await visitor({ viewport: { width, height: 800 } })
    // What the arrival of the typefaces moves is judged apart, when they come late.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/', '/menus', '/login']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await signIn(page, 'proprietaire')
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await shiftOf(page)).toBeLessThan(0.001)
    expect(problems).toEqual([])
    await context.close()
  })

  it.each([360, 1366])('hardly moves at %i px when the typefaces come late', async (width) => {
    const { page, context } = await visitor({ viewport: { width, height: 800 } })
    await page.route('**/*.woff2', async (route) => {
      await new Promise((later) => setTimeout(later, 600))
      await route.continue()
    })
    for (const path of ['/', '/menus', '/login']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page)).toBeLessThan(0.02)
    }
    await context.close()
  })

  it('needs no script: restaurants, hours, dishes and the way between them [GEN-04] [HOM-14]', async () => {
    const { page, context } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })
    await page.goto('/')
    await page.getByRole('article', { name: 'La Fève Tonka' }).getByRole('link', { name: 'Voir' }).click()
    await page.getByRole('heading', { level: 1, name: 'La Fève Tonka' }).waitFor()
    expect(await page.getByRole('row').count()).toBe(7)
    await page.getByRole('link', { name: 'Menus', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Notre Menu' }).waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(30)
    await page.getByRole('link', { name: 'Accueil' }).click()
    expect(pathOf(page)).toBe('/')
    await context.close()
  })
})

describe('another backend that fails for a while', () => {
  let backend: Server
  let over: RunningServer
  let broken = true

  beforeAll(async () => {
    backend = createServer((_request, response) => {
      const [status, body] = broken ? [500, {}] : [200, [{ id: 'r1', name: 'Le Retour', numberPlace: 40 }]]
      setTimeout(
        () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        400,
      )
    })
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
    const port = (backend.address() as AddressInfo).port
    over = await startServer({ API_BASE_URL: `http://127.0.0.1:${port}` })
  })

  afterAll(async () => {
    if (over) await discard(over)
    backend.close()
  })

  it('leaves a page with its failure and a way to try again [HOM-05] [HOM-06] [HOM-07] [HOM-09]', async () => {
    const { page, context } = await newVisitor(browser, over.url)
    await page.goto('/')
    await page.getByText('Une erreur est survenue lors du chargement.').waitFor()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await retry.click()
    await page.getByText('Chargement des restaurants...').waitFor()
    await retry.waitFor()
    broken = false
    await retry.click()
    await page.getByRole('article', { name: 'Le Retour' }).getByText('40 places').waitFor()
    expect(await retry.count()).toBe(0)
    await context.close()
  })
})
