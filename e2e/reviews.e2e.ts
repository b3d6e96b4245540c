import { errors, type Page } from '@playwright/test'
import { violationsOf } from './harness/axe.ts'
import { expect, ownServer } from './harness/fixtures.ts'
import { tabTo } from './harness/page.ts'
import {
  clearPending,
  decideElsewhere,
  focusedReview,
  reviewStats,
  reviewsOfAuthor,
  writeReviews,
} from './harness/reviews.ts'
import { foreign, startServer } from './harness/server.ts'
import { readToast } from './harness/toast.ts'

/** Anyone may register: reviews are written with an account. */
const test = ownServer(() => startServer())
test.use({ user: 'gerant' })

async function moderator(page: Page, address = '/admin/reviews/moderation'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Modération des Avis' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Timeout in ms for fifty to a hundred actions on a busy machine. */
const LONG = 300_000

const cards = (page: Page) => page.getByRole('article')
const nothingLeft = (page: Page) => page.getByText('Aucun avis en attente', { exact: true })

async function rejectByKeys(page: Page) {
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog', { name: 'Rejeter cet avis' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

// A foreign backend has no call to write a review; foreign.full.e2e.ts covers its moderation.
test.describe('the moderation', () => {
  test.skip(foreign, 'asks for more than the specification has')

  test.beforeEach(({ server }) => clearPending(server))

  test('clears 50 reviews by keyboard alone [REV-17] [REV-28] [REV-30] [REV-31] [REV-34] [REV-42]', {
    tag: '@full',
  }, async ({ page, problems, server }) => {
    test.setTimeout(LONG)
    const before = await reviewStats(server)
    await writeReviews(server, 50, 'Au clavier')
    await page.goto('/admin/reviews/moderation')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText('Affichage de 1 à 10 sur 50 avis')).toBeVisible()

    await page.keyboard.press('j')
    for (let decided = 0; decided < 50; decided += 1) {
      await expect.poll(() => focusedReview(page), { timeout: 20_000 }).not.toBeNull()
      const review = await focusedReview(page)
      if (decided % 10 === 9) await rejectByKeys(page)
      else await page.keyboard.press('a')
      const moved = async () => (await nothingLeft(page).count()) > 0 || (await focusedReview(page)) !== review
      await expect.poll(moved, { timeout: 20_000 }).toBe(true)
    }
    await expect(nothingLeft(page)).toBeVisible()
    await expect
      .poll(() => reviewStats(server))
      .toMatchObject({
        pending: 0,
        approved: before.approved + 45,
        rejected: before.rejected + 5,
      })
    const refused = (await reviewsOfAuthor(server)).find(({ status }) => status === 'REJECTED')
    expect(refused?.reason).toBe('Langage offensant')
    expect(problems).toEqual([])
  })

  test('leaves no error and no double decision when 100 reviews are handled in two browsers at once [REV-14] [REV-44]', {
    tag: '@full',
  }, async ({ newMember, server }) => {
    test.setTimeout(LONG)
    const before = await reviewStats(server)
    await writeReviews(server, 100, 'À deux')
    const both = await Promise.all([newMember('gerant'), newMember('admin')])
    await Promise.all(both.map(({ page }) => moderator(page)))
    const alarms: string[] = []
    const [one, other] = both.map(({ page }) => page)
    await Promise.all(
      both.map(async ({ page }) => {
        await page.exposeFunction('alarm', (text: string) => alarms.push(text))
        await page.evaluate(() => {
          const { alarm } = window as Window & { alarm?: (text: string) => void }
          new MutationObserver(() => {
            for (const alert of document.querySelectorAll('[role="alert"]')) {
              if (alert.textContent) alarm?.(alert.textContent)
            }
          }).observe(document.body, { childList: true, subtree: true })
        })
      }),
    )

    async function work(page: Page, decide: () => Promise<void>) {
      while ((await nothingLeft(page).count()) === 0) {
        const all = page.getByRole('checkbox', { name: 'Tout sélectionner' })
        const selection = page.getByRole('region', { name: 'Avis sélectionnés' })
        await unlessTaken(async () => {
          if ((await selection.count()) === 0) await all.click({ timeout: 1000 })
          await decide()
          await selection.waitFor({ state: 'detached' })
        })
      }
    }
    /** The other moderator may empty the page between any two steps: what was not clicked in time is tried again. */
    async function unlessTaken(steps: () => Promise<void>) {
      try {
        await steps()
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
      }
    }
    if (!one || !other) throw new Error('Deux navigateurs sont attendus.')
    const brief = { timeout: 4000 }
    await Promise.all([
      work(one, () => one.getByRole('button', { name: 'Approuver la sélection' }).click(brief)),
      work(other, async () => {
        await other.getByRole('button', { name: 'Rejeter la sélection' }).click(brief)
        await other.getByRole('radio', { name: 'Avis en double' }).check(brief)
        await other.getByRole('dialog').getByRole('button', { name: 'Rejeter' }).click(brief)
      }),
    ])
    const after = await reviewStats(server)
    expect(after).toMatchObject({ pending: 0, totalProcessed: before.totalProcessed + 100 })
    expect(after.approved + after.rejected).toBe(after.totalProcessed)
    expect(alarms).toEqual([])
    for (const { problems } of both) expect(problems).toEqual([])
  })

  test('rejects a review with a required reason, which its author can read [REV-15] [REV-25] [REV-26] [REV-43]', async ({
    page,
    server,
  }) => {
    const [id] = await writeReviews(server, 1, 'Refusé')
    await moderator(page)
    await cards(page)
      .first()
      .getByRole('button', { name: /^Rejeter/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Rejeter cet avis' })
    await dialog.getByRole('radio', { name: 'Autre' }).check()
    await dialog.getByRole('button', { name: 'Rejeter' }).click()
    await expect(dialog.getByText('Veuillez sélectionner ou saisir une raison')).toBeVisible()
    await dialog.getByLabel('Votre motif').fill('x'.repeat(501))
    await expect(dialog.getByText('Maximum 500 caractères')).toBeVisible()
    await dialog.getByLabel('Votre motif').fill('Merci de ne nommer aucun employé.')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Rejeter' }).click()
    await readToast(page, 'Avis rejeté avec succès')
    await expect(nothingLeft(page)).toBeVisible()
    const mine = await reviewsOfAuthor(server)
    expect(mine.find((review) => review.id === id)).toMatchObject({
      status: 'REJECTED',
      reason: 'Merci de ne nommer aucun employé.',
    })
  })

  test('removes a review decided elsewhere at once, and reports a decision that is too late', async ({
    page,
    server,
    problems,
  }) => {
    const [first = '', second = ''] = await writeReviews(server, 2, 'Ailleurs')
    await moderator(page)
    await expect(cards(page)).toHaveCount(2)
    await decideElsewhere(server, first)
    await expect(cards(page)).toHaveCount(1)
    await page.route('**/api/changes', (route) => route.abort())
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await decideElsewhere(server, second)
    await cards(page)
      .first()
      .getByRole('button', { name: /^Approuver/ })
      .click()
    await readToast(page, 'Cet avis a déjà été modéré.')
    await expect(nothingLeft(page)).toBeVisible()
    expect(problems).toEqual([])
  })

  test('keeps failed reviews selected with their error, and reports successes and failures [REV-12] [REV-13] [REV-41] [REV-45]', {
    tag: '@full',
  }, async ({ page, server }) => {
    const ids = await writeReviews(server, 4, 'En panne')
    await moderator(page)
    await page.route(`**/api/admin/reviews/${ids[1]}/moderate*`, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    await page.getByRole('button', { name: 'Approuver la sélection' }).click()
    await readToast(page, '3 avis approuvés')
    await readToast(page, /Erreur lors de l'approbation en masse/)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page).getByText('Erreur lors de la modération')).toBeVisible()
    await expect(cards(page).getByRole('checkbox')).toBeChecked()
    await page.unroute(`**/api/admin/reviews/${ids[1]}/moderate*`)
    await page.getByRole('button', { name: 'Approuver la sélection' }).click()
    await readToast(page, 'Avis approuvé avec succès')
    await expect(nothingLeft(page)).toBeVisible()
  })

  test('decides on nothing while somebody types, holds a modifier, or turned the keys off [REV-05] [REV-11] [REV-19]', {
    tag: '@full',
  }, async ({ page, server }) => {
    await writeReviews(server, 12, 'Touches')
    await moderator(page, '/admin/reviews/moderation?page=2')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    await page.keyboard.press('/')
    await page.keyboard.type('touches aar')
    await page.waitForURL((url) => url.searchParams.get('recherche') === 'touches aar' && !url.searchParams.has('page'))
    await expect(page.getByText('Aucun avis ne correspond sur cette page')).toBeVisible()
    await page.getByLabel('Commentaire ou auteur').fill('')
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedReview(page)).not.toBeNull()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await expect(help.getByText('Approuver l’avis')).toBeVisible()
    await page.keyboard.press('a')
    await tabTo(page, help.getByRole('checkbox', { name: 'Raccourcis actifs' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(cards(page).first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await expect.poll(() => focusedReview(page)).toBeNull()
    expect(sent).toEqual([])
  })

  test('reads the restaurants and the dishes, has no accessibility problem, and fits a phone [REV-46] [REV-47]', async ({
    page,
    server,
  }) => {
    await writeReviews(server, 2, 'Lisible')
    const lists: string[] = []
    page.on('request', (request) => lists.push(new URL(request.url()).pathname.replace('/api', '')))
    await moderator(page)
    expect(lists).toEqual(expect.arrayContaining(['/notprotected/restaurant', '/notprotected/menu']))
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    expect(await violationsOf(page)).toEqual([])
  })
})
