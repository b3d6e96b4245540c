import type { Page } from '@playwright/test'
import { todayInParis } from '@potager/domain/time'
import { callerOf } from './api.ts'
import type { Server } from './server.ts'

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

/** Writes pending reviews as the owner, each about another dish; returns their ids. */
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

/** The owner's reviews with their status. */
export async function reviewsOfOwner(server: Server): Promise<OwnReview[]> {
  return (await callerOf(server, 'proprietaire'))<OwnReview[]>('GET', '/reviews/mine')
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
