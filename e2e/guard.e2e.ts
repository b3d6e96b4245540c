import type { Locator, Page } from '@playwright/test'
import { colleague } from './harness/api.ts'
import { fillCredentials, PASSWORD } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { stopClock } from './harness/page.ts'
import { toastCard } from './harness/toast.ts'

function documentsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(new URL(frame.url()).pathname))
  return seen
}

test.describe('the guard', () => {
  test('redirects a signed-out visitor to /login without a call, and back to the page with its query [RTE-06] [RTE-24] [RTE-25]', async ({
    page,
    problems,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/dashboard?statut=READY', { waitUntil: 'commit' })
    await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' })
    // Without any API call.
    expect(asked.slice(0, asked.indexOf('/login')).filter((path) => path.startsWith('/api/'))).toEqual([])
    expect(asked).toContain('/login')
    await fillCredentials(page, 'gerant', PASSWORD)
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard?statut=READY')
    expect(problems).toEqual([])
  })

  const guarded = [
    '/dashboard [RTE-06]',
    '/create_restaurant [RTE-07]',
    '/create-dish [RTE-08]',
    '/create-order [RTE-09]',
    '/reservations [RTE-10]',
    '/create-reservation [RTE-11]',
    '/manage-reservations [RTE-12]',
    '/event-requests [RTE-13]',
    '/create-event-request [RTE-14]',
    '/manage-event-requests [RTE-15]',
    '/chatbot/dashboard [RTE-16]',
    '/chatbot/diseases [RTE-17]',
    '/chatbot/sessions [RTE-19]',
    '/chatbot/reports [RTE-20]',
    '/chatbot/analytics [RTE-21]',
    '/chatbot/settings [RTE-22]',
    '/admin/reviews/moderation [RTE-23]',
  ]
  test('shows nothing of a page to a signed-out visitor, and remembers its address', async ({ page, problems }) => {
    test.slow()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const [path = ''] of guarded.map((title) => title.split(' '))) {
      asked.length = 0
      await page.goto(`${path}?de=ici`, { waitUntil: 'commit' })
      await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' })
      const before = asked.slice(asked.indexOf(path), asked.lastIndexOf('/login'))
      expect(before[0]).toBe(path)
      expect(before.filter((one) => one.startsWith('/api/'))).toEqual([])
      await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth-return-to'))).toBe(`${path}?de=ici`)
    }
    expect(problems).toEqual([])
  })

  for (const [name, stored] of [
    ['an object without access token', '{"state":{"authData":{"refreshToken":"r"}},"version":0}'],
    ['signed out', '{"state":{"authData":null},"version":0}'],
    ['text that is no JSON', '{"state":{"authData":{"acc'],
    ['JSON of another kind', '[1,2,3]'],
  ] as const) {
    test(`treats ${name} in the storage as signed out, on both applications [RTE-26] [AUT-04]`, {
      tag: name === 'text that is no JSON' ? [] : '@full',
    }, async ({ page, problems, context }) => {
      await context.addInitScript((value) => {
        if (!sessionStorage.getItem('seen')) localStorage.setItem('auth-storage', value)
        sessionStorage.setItem('seen', '1')
      }, stored)
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
      await page.goto('/create-order', { waitUntil: 'commit' })
      await page.waitForURL((url) => url.pathname === '/login')
      await fillCredentials(page, 'gerant', PASSWORD)
      await page.waitForURL((url) => url.pathname === '/create-order')
      await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle commande' })).toBeVisible()
      expect(problems).toEqual([])
    })
  }

  test('stays on a protected page when it is reloaded, without a moment of /login [GEN-12]', async ({ newMember }) => {
    const { page, problems } = await newMember()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Commandes' })).toBeVisible()
    const documents = documentsOf(page)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(documents).toEqual(['/dashboard'])
    await expect(page.getByLabel('Mot de passe')).toHaveCount(0)
    expect(problems).toEqual([])
  })
})

test.describe('toasts', () => {
  test('come below the buttons of a page; a success leaves after two seconds, an error after four [GEN-15] [GEN-16]', {
    tag: '@full',
  }, async ({ newMember, server }) => {
    const { page } = await newMember()
    // Without the stream of changes: the other tab's change must not show before the click.
    await page.route('**/api/changes', (route) => route.abort())
    await page.clock.install()
    const other = await colleague(server)
    const first = await other.takeOrder()
    await page.goto('/dashboard')
    const card = page.getByRole('article', { name: new RegExp(first.id.slice(-6)) })
    const next = (label: string) => card.getByRole('button', { name: label })

    await expect(next('Confirmer')).toBeVisible()
    await stopClock(page)
    await next('Confirmer').click()
    const success = toastCard(page, 'Statut mis à jour avec succès')
    await shown(page, success)
    const box = await success.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 - 60)
    const button = await page.getByRole('link', { name: 'Nouvelle commande' }).first().boundingBox()
    expect(box?.y).toBeGreaterThan((button?.y ?? 768) + (button?.height ?? 0))
    expect(Math.abs((await lifetime(page, success)) - 2000)).toBeLessThan(400)

    await page.clock.resume()
    await expect(next('Mettre en préparation')).toBeVisible()
    await other.move(first.id, 'CANCELED')
    await stopClock(page)
    await next('Mettre en préparation').click()
    const failure = page.getByRole('alert').and(toastCard(page, /./))
    await shown(page, failure)
    expect(Math.abs((await lifetime(page, failure)) - 4000)).toBeLessThan(400)
  })
})

async function shown(page: Page, card: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return card.count()
    })
    .toBe(1)
}

/** For how many ms of the page's clock a toast stays. */
async function lifetime(page: Page, card: Locator): Promise<number> {
  let passed = 0
  while ((await card.count()) > 0 && passed < 10_000) {
    await page.clock.runFor(100)
    passed += 100
  }
  return passed
}
