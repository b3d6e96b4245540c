import { expect, it } from 'vitest'
import { colleague } from './harness/api.ts'
import { violationsOf } from './harness/axe.ts'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { sharedServer } from './harness/stage.ts'

const browser = await openBrowser()
const server = sharedServer()

async function desk() {
  const visitor = await newMember(browser, server.url)
  await visitor.page.addInitScript(() => {
    const heard = window as Window & { notes?: number }
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        heard.notes = (heard.notes ?? 0) + 1
        return super.createOscillator()
      }
    }
  })
  await visitor.page.goto('/dashboard')
  const day = visitor.page.getByRole('region', { name: 'Ce qui attend' })
  await day.getByRole('link').first().waitFor()
  const notes = () => visitor.page.evaluate(() => (window as Window & { notes?: number }).notes ?? 0)
  return { ...visitor, day, notes }
}

it('says what waits, each count a way to the screen that shows it', async () => {
  const { page, context, day, problems } = await desk()
  const ways = await day.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      count: Number.parseInt(link.textContent ?? '', 10),
      path: link.getAttribute('href') ?? '',
    })),
  )
  expect(ways).toHaveLength(5)
  const countAt = (start: string) => ways.find(({ path }) => path.startsWith(start))?.count ?? -1
  expect(await violationsOf(page)).toEqual([])

  await day.getByRole('link', { name: /avis/ }).click()
  await page.getByRole('button', { name: `Anciens (${countAt('/admin/reviews')})`, pressed: true }).waitFor()
  await page.goBack()
  await day.getByRole('link', { name: /événements/ }).click()
  await page.waitForURL((url) => url.search === '?statut=PENDING')
  await page
    .getByText(new RegExp(`^${countAt('/event-requests')} sur \\d+ demandes?`))
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})

it('announces new orders in words and in the title until somebody looks; by sound only when asked', async () => {
  const { page, context, day, notes, problems } = await desk()
  const till = await colleague(server)
  await till.takeOrder()
  await day.getByRole('status').filter({ hasText: '1 nouvelle commande' }).waitFor()
  await expect.poll(() => page.title()).toBe('(1) Gestion des Commandes · Potager')
  await expect.poll(() => notes()).toBe(0)

  const sound = day.getByRole('button', { name: 'Annoncer les nouvelles commandes par un son' })
  await sound.click()
  await expect.poll(() => page.title()).toBe('Gestion des Commandes · Potager')
  await expect.poll(notes).toBe(2)
  await till.takeOrder()
  await expect.poll(notes).toBe(4)
  await expect.poll(() => page.title()).toBe('(1) Gestion des Commandes · Potager')
  await page.getByRole('link', { name: 'Plats', exact: true }).click()
  await expect.poll(() => page.title()).toBe('Plats · Potager')

  await page.goto('/dashboard')
  await day.getByRole('link').first().waitFor()
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true')
  expect(problems).toEqual([])
  await context.close()
})
