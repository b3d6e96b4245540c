import type { Page } from '@playwright/test'
import { flawsInBoth, type Schemes } from './harness/axe.ts'
import { fetchCalm } from './harness/credentials.ts'
import { expect, test } from './harness/fixtures.ts'
import { linkPages } from './harness/link-pages.ts'
import { openWhole } from './harness/page.ts'
import { foreign } from './harness/server.ts'

const publicPages = [
  '/',
  '/menus',
  '/login',
  '/register',
  '/assistant',
  '/mentions-legales',
  '/confidentialite',
  '/avis/regles',
  '/demander',
  '/lien-perdu',
  '/nulle-part',
]
/** Without the console's lists, which their own journeys check. */
const backOfficePages = [
  '/dashboard',
  '/create-order',
  '/create-dish',
  '/create_restaurant',
  '/reservations',
  '/create-reservation',
  '/manage-reservations',
  '/event-requests',
  '/create-event-request',
  '/manage-event-requests',
  '/chatbot/diseases',
]

/** Opened in `npm test`: those that no other journey of it opens, and the two with most on them. */
const inTest = new Set([
  '/',
  '/mentions-legales',
  '/avis/regles',
  '/lien-perdu',
  '/nulle-part',
  '/dashboard',
  '/manage-reservations',
])

const widths: { width: number; schemes: Schemes }[] = [
  { width: 360, schemes: ['light', 'dark'] },
  { width: 1366, schemes: ['dark', 'light'] },
]

for (const { width, schemes } of widths) {
  test.describe(`at ${width} px`, { tag: width === 360 ? [] : '@full' }, () => {
    const [first, second] = schemes
    test.use({ viewport: { width, height: 780 }, colorScheme: first })

    async function flawsAt(page: Page, path: string) {
      await openWhole(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return flawsInBoth(page, second)
    }

    test.describe('a public page fits, has no axe violation and logs no error, light and dark [RTE-01] [RTE-02] [RTE-03] [RTE-04] [RTE-05]', () => {
      for (const path of publicPages) {
        test(path, { tag: inTest.has(path) ? [] : '@full' }, async ({ page, problems }) => {
          expect(await flawsAt(page, path)).toEqual([])
          expect(problems).toEqual([])
        })
      }

      test('of a restaurant', async ({ page, problems }) => {
        await page.goto('/')
        const path = await page.getByRole('link', { name: 'Voir' }).first().getAttribute('href')
        expect(await flawsAt(page, path ?? '')).toEqual([])
        expect(problems).toEqual([])
      })

      for (const [name, addressOn] of Object.entries(linkPages)) {
        test(`of ${name}, by its link`, { tag: '@full' }, async ({ page, problems, server }) => {
          test.skip(foreign, 'links are made by more calls than the specification has')
          expect(await flawsAt(page, await addressOn(server))).toEqual([])
          expect(problems).toEqual([])
        })
      }

      test('of a form for notice of a review', { tag: '@full' }, async ({ page, problems }) => {
        test.skip(foreign, 'gives notice, which the specification does not have')
        await page.goto('/')
        await page.getByRole('article', { name: 'La Fève Tonka' }).getByRole('link', { name: 'Voir' }).click()
        const notice = page.getByRole('link', { name: /^Signaler cet avis/ }).first()
        expect(await flawsAt(page, (await notice.getAttribute('href')) ?? '')).toEqual([])
        expect(problems).toEqual([])
      })
    })

    test.describe('a page of the back-office fits, has no axe violation and logs no error, light and dark [RTE-06] [RTE-07] [RTE-08] [RTE-09]', () => {
      test.use({ user: 'gerant' })

      for (const path of backOfficePages) {
        test(path, { tag: inTest.has(path) ? [] : '@full' }, async ({ page, problems }) => {
          expect(await flawsAt(page, path)).toEqual([])
          expect(problems).toEqual([])
        })
      }
    })
  })
}

test('the home is readable without JavaScript [GEN-04] [HOM-01] [HOM-02] [HOM-04] [HOM-15]', async ({
  newVisitor,
  server,
}) => {
  const { page } = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Potager')
  await expect(page.getByText(/végétarien/i).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos restaurants' })).toBeVisible()
  const restaurants = await (await fetchCalm(`${server.url}/api/notprotected/restaurant`)).json()
  expect(restaurants.length).toBeGreaterThanOrEqual(6)
  await expect(page.getByRole('article')).toHaveCount(restaurants.length)
  await expect(page.getByRole('contentinfo').getByText(/© 2025 .*Tous droits réservés\./)).toBeVisible()
  await expect(page.getByRole('link', { name: '+ Créer un restaurant' })).toHaveCount(0)
})

test.describe('on paper and in forced colours', () => {
  test.use({ user: 'proprietaire' })

  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('paper has no buttons, and no panel that only had links', async ({ page }) => {
    await page.goto('/chatbot/dashboard')
    await expect(page.getByRole('heading', { name: 'État du système' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Actions rapides' })).toBeHidden()
    await page.goto('/chatbot/reports')
    await expect(page.getByText('Le chatbot avait répondu').first()).toBeVisible()
    await expect(page.getByText('Résoudre', { exact: true }).first()).toBeHidden()
  })

  test('analytics on paper say of which days they are [ANA-13]', async ({ page }) => {
    await page.goto('/chatbot/analytics')
    await expect(page.getByText(/^Du \d\d\/\d\d\/\d{4} au \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  })

  test('bookings and figures on paper say of which restaurant they are', async ({ page }) => {
    await page.goto('/manage-reservations?vue=planning')
    const choice = page.getByLabel('Restaurant', { exact: true })
    await expect(choice).not.toHaveValue('')
    const { id, name } = await choice
      .locator('option:checked')
      .evaluate((option: HTMLOptionElement) => ({ id: option.value, name: option.text }))
    const others = ['/manage-reservations', '/manage-event-requests', '/figures']
    for (const address of [page.url(), ...others.map((path) => `${path}?restaurant=${id}`)]) {
      await page.goto(address)
      await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toBeVisible()
    }
  })

  test('reviews on paper keep their stars', async ({ page }) => {
    await page.goto('/admin/reviews/moderation')
    const stars = page.getByRole('img', { name: /sur 5/ }).first()
    await expect(stars).toBeVisible()
    expect(await stars.evaluate((shown) => getComputedStyle(shown, '::before').printColorAdjust)).toBe('exact')
  })

  test('forced colours leave the count of the current page readable', async ({ page }) => {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await page.goto('/chatbot/reports')
    const count = page
      .locator('a[aria-current]', { hasText: 'Signalements' })
      .getByText(/^\d+\+?$/)
      .filter({ visible: true })
    await expect(count).toBeVisible()
    expect(await count.evaluate((shown) => getComputedStyle(shown).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  })

  test('forced colours leave the closed hours of the planner hatched, which are drawn by a background', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await page.goto('/manage-reservations?vue=planning')
    const closed = page.getByRole('grid').getByTitle('Fermé').first()
    await expect(closed).toBeAttached()
    expect(await closed.evaluate((shown) => getComputedStyle(shown).backgroundImage)).toContain('gradient')
  })
})
