import type { Page } from '@playwright/test'
import { todayInParis } from '@potager/domain/time'
import { callerOf } from './api.ts'
import type { Server } from './server.ts'

type WireStats = Record<'pending' | 'approved' | 'rejected' | 'totalProcessed', number>

/** What a review's author reads of it. */
export type OwnReview = { id: string; status: string; comment?: string; reason?: string }

const dish = (name: string) => ({
  name,
  description: 'Pour les avis des parcours.',
  price: 9.5,
  category: 'PLAT',
  available: true,
  allergens: [],
})

/** Writes reviews that wait, by the owner, each about a dish of its own; answers their ids. */
export async function writeReviews(server: Server, count: number, comment: string): Promise<string[]> {
  const manager = await callerOf(server, 'gerant')
  const author = await callerOf(server, 'proprietaire')
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

/** What the owner reads of what became of their reviews. */
export async function reviewsOfOwner(server: Server): Promise<OwnReview[]> {
  return (await callerOf(server, 'proprietaire'))<OwnReview[]>('GET', '/reviews/mine')
}

/** Decides on reviews from elsewhere. */
export async function decideElsewhere(server: Server, ...ids: string[]): Promise<void> {
  const call = await callerOf(server, 'admin')
  for (const id of ids) await call('PUT', `/admin/reviews/${id}/moderate`, { status: 'APPROVED' })
}

/** Decides on every review that waits. */
export async function clearPending(server: Server): Promise<void> {
  const call = await callerOf(server, 'admin')
  const { content } = await call<{ content: { id: string }[] }>('GET', '/admin/reviews/pending?page=0&size=100')
  await decideElsewhere(server, ...content.map(({ id }) => id))
}

/** Id of the review that has the focus, or null. */
export function focusedReview(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.closest('[data-review]')?.getAttribute('data-review') ?? null)
}
