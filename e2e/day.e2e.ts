import type { Page } from '@playwright/test'
import { callerOf, colleague } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { expect, test } from './harness/fixtures.ts'

test.use({ user: 'gerant' })

async function openOrders(page: Page) {
  await page.addInitScript(() => {
    const heard = window as Window & { notes?: number }
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        heard.notes = (heard.notes ?? 0) + 1
        return super.createOscillator()
      }
    }
  })
  await page.goto('/dashboard')
  const day = page.getByRole('region', { name: 'Ce qui attend' })
  await expect(day.getByRole('link').first()).toBeVisible()
  const notes = () => page.evaluate(() => (window as Window & { notes?: number }).notes ?? 0)
  return { day, notes }
}

test('the counts of the day link to the screens that show their records', { tag: '@full' }, async ({
  page,
  problems,
}) => {
  const { day } = await openOrders(page)
  const ways = await day.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      count: Number.parseInt(link.textContent ?? '', 10),
      path: link.getAttribute('href') ?? '',
    })),
  )
  expect(ways).toHaveLength(7)
  const countAt = (start: string) => ways.find(({ path }) => path.startsWith(start))?.count ?? -1
  expect(countAt('/admin/reviews/moderation?onglet=signalements')).toBe(2)
  expect(await violationsOf(page)).toEqual([])

  const reviews = day.getByRole('link', { name: /^\d+ avis(?! signal)/ })
  const [old = ''] = /\d+(?= anciens)/.exec((await reviews.textContent()) ?? '') ?? []
  await reviews.click()
  await expect(page.getByRole('button', { name: `Anciens (${old})` })).toBeVisible()
  await page.goBack()
  await day.getByRole('link', { name: /événements/ }).click()
  await page.waitForURL((url) => url.search === '?statut=PENDING')
  await expect(page.getByText(new RegExp(`^${countAt('/event-requests')} sur \\d+ demandes?`)).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('the count of messages to hand over follows a message that is done [MSG-15]', { tag: '@full' }, async ({
  page,
  server,
  problems,
}) => {
  const { day } = await openOrders(page)
  const call = await callerOf(server, 'gerant')
  const { content, toHandOver, givenUp } = await call<{
    content: { id: string }[]
    toHandOver: number
    givenUp: number
  }>('GET', '/messages')
  const messages = day.getByRole('link', { name: /messages?$/ })
  await expect(messages).toHaveText(`${toHandOver + givenUp} messages`)
  await call('PUT', `/messages/${content[0]?.id}/done`)
  await expect(messages).toHaveText(`${toHandOver + givenUp - 1} messages`)
  await messages.click()
  await expect(page.getByText(`${toHandOver - 1} à transmettre, ${givenUp} abandonné`)).toBeVisible()
  expect(problems).toEqual([])
})

test('new orders are announced on the page and in its title until the next click, by sound only when enabled', async ({
  page,
  server,
  problems,
}) => {
  const { day, notes } = await openOrders(page)
  const till = await colleague(server)
  await till.takeOrder()
  await expect(day.getByRole('status').filter({ hasText: '1 nouvelle commande' })).toBeVisible()
  await expect(page).toHaveTitle('(1) Gestion des Commandes · Potager')
  await expect.poll(() => notes()).toBe(0)

  const sound = day.getByRole('button', { name: 'Annoncer les nouvelles commandes par un son' })
  await sound.click()
  await expect(page).toHaveTitle('Gestion des Commandes · Potager')
  await expect.poll(notes).toBe(2)
  await till.takeOrder()
  await expect.poll(notes).toBe(4)
  await expect(page).toHaveTitle('(1) Gestion des Commandes · Potager')
  await page.getByRole('link', { name: 'Plats', exact: true }).click()
  await expect(page).toHaveTitle('Plats · Potager')

  await page.goto('/dashboard')
  await expect(day.getByRole('link').first()).toBeVisible()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  expect(problems).toEqual([])
})
