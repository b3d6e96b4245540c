import type { Page } from '@playwright/test'
import { todayInParis } from '@potager/domain/time'
import { callerOf } from './api.ts'
import { fetchCalm, NEW_PASSWORD } from './credentials.ts'
import { foreign, type Server } from './server.ts'

export type ReviewedRestaurant = { id: string; name: string; count: number }

/**
 * The restaurant with the most approved reviews, whatever the date of the demonstration data; a backend of the
 * specification cannot count them.
 */
export async function mostReviewed(url: string): Promise<ReviewedRestaurant> {
  const read = async <T>(path: string) => (await fetchCalm(`${url}/api/notprotected/${path}`)).json() as Promise<T>
  const all = await read<{ id: string; name: string }[]>('restaurant')
  const counted = await Promise.all(
    all.map(async ({ id, name }) => {
      const summary = `reviews/summary?resourceType=RESTAURANT&resourceId=${id}`
      return { id, name, count: foreign ? 0 : (await read<{ count: number }>(summary)).count }
    }),
  )
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  if (!most) throw new Error('The demo has no restaurant')
  return most
}

type WireStats = Record<'pending' | 'approved' | 'rejected' | 'totalProcessed', number>

/** A review as its author sees it. */
export type OwnReview = { id: string; status: string; comment?: string; reason?: string }

const dish = (name: string) => ({
  name,
  description: 'Pour les avis des parcours.',
  price: 9.5,
  category: 'PLAT',
  available: true,
  allergens: [],
})

const registered = new Set<string>()

/** Makes calls as somebody who works for no restaurant, since nobody else writes reviews with an account. */
async function authorOf(server: Server) {
  if (!registered.has(server.url)) {
    const account = { username: 'autrice', email: 'autrice@exemple.fr', firstName: 'Ana', lastName: 'Roux' }
    const response = await fetch(`${server.url}/api/authentification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, password: NEW_PASSWORD }),
    })
    if (!response.ok) throw new Error(`Inscription : ${response.status} ${await response.text()}`)
    registered.add(server.url)
  }
  return callerOf(server, 'autrice', NEW_PASSWORD)
}

/** Writes pending reviews as their author, each about another dish; returns their ids. */
export async function writeReviews(server: Server, count: number, comment: string): Promise<string[]> {
  const manager = await callerOf(server, 'gerant')
  const author = await authorOf(server)
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { id: resourceId } = await manager<{ id: string }>('POST', '/menu', dish(`${comment} ${index + 1}`))
    const written = await author<{ id: string }>('POST', '/reviews', {
      resourceType: 'DISH',
      resourceId,
      rating: (index % 5) + 1,
      comment: `${comment}, numéro ${index + 1}`,
      experienceDate: todayInParis(Date.now()),
    })
    ids.push(written.id)
  }
  return ids
}

/** The figures of the moderation. */
export async function reviewStats(server: Server): Promise<WireStats> {
  return (await callerOf(server, 'gerant'))<WireStats>('GET', '/admin/reviews/stats')
}

/** The author's reviews with their status. */
export async function reviewsOfAuthor(server: Server): Promise<OwnReview[]> {
  return (await authorOf(server))<OwnReview[]>('GET', '/reviews/mine')
}

/** Approves reviews through the API, as another moderator. */
export async function decideElsewhere(server: Server, ...ids: string[]): Promise<void> {
  const call = await callerOf(server, 'admin')
  for (const id of ids) await call('PUT', `/admin/reviews/${id}/moderate`, { status: 'APPROVED' })
}

/** Decides on every pending review. */
export async function clearPending(server: Server): Promise<void> {
  const call = await callerOf(server, 'admin')
  const { content } = await call<{ content: { id: string }[] }>('GET', '/admin/reviews/pending?page=0&size=100')
  await decideElsewhere(server, ...content.map(({ id }) => id))
}

/** Id of the focused review, or null. */
export function focusedReview(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.closest('[data-review]')?.getAttribute('data-review') ?? null)
}
