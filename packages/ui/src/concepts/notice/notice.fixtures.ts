import type { OpenNotice } from '@potager/domain/notice'
import type { Paged } from '@potager/domain/wire'

const DAY = 86_400_000

/** The stories' current time. */
export const now = Date.parse('2026-11-21T11:00:00Z')

/** An open notice; override what the story needs. */
export function notice(reference: string, change: Partial<OpenNotice> = {}): OpenNotice {
  return {
    id: `${reference}-0000-7000-8000-000000000000`,
    motive: 'OFFENSIVE',
    explanation: 'Il insulte le serveur dans la deuxième phrase.',
    receivedAt: now - 2 * DAY,
    open: 1,
    times: 1,
    published: true,
    review: {
      id: '0197c001-0000-7000-8000-000000000000',
      author: 'Zoé N.',
      resourceType: 'RESTAURANT',
      resourceId: '0197a001-0000-7000-8000-000000000000',
      resourceName: 'La Fève Tonka',
      rating: 1,
      comment: 'Le serveur est un âne. À fuir.',
      createdAt: now - 9 * DAY,
      experienceDate: '2026-11-09',
    },
    ...change,
  }
}

/** A page of notices: two of one review, and one of a dish without an explanation. */
export function waiting(): Paged<OpenNotice> {
  const first = notice('0197d001', { open: 2, times: 3 })
  const { explanation: _, ...silent } = notice('0197d003', { motive: 'FAKE', receivedAt: now - 3_600_000 })
  const items = [
    first,
    notice('0197d002', { motive: 'OTHER', explanation: 'Ce n’est pas ce restaurant.', open: 2, times: 3 }),
    {
      ...silent,
      published: false,
      review: { ...first.review, id: '0197c002', resourceType: 'DISH', resourceName: 'Soupe de panais', rating: 4 },
    },
  ]
  return { items, total: 3, totalPages: 1, page: 0, size: 10, first: true, last: true }
}
