import type { Review } from '@potager/domain/review'

const DAY = 86_400_000

/** The stories' current time. */
export const now = Date.parse('2026-11-21T11:00:00Z')

/** A review; override what the test needs. `reference` is the first eight characters of its id. */
export function review(reference: string, change: Partial<Review> = {}): Review {
  return {
    id: `${reference}-0000-7000-8000-000000000000`,
    userId: '0197b111-0000-7000-8000-000000000000',
    resourceType: 'RESTAURANT',
    resourceId: '0197a001-0000-7000-8000-000000000000',
    rating: 4,
    comment: 'Accueil chaleureux, assiettes copieuses. La soupe de panais vaut le détour.',
    createdAt: now - 2 * DAY,
    experienceDate: '2026-11-18',
    ...change,
  }
}

const { comment: _, experienceDate: __, ...silent } = review('0197c003')

/** A page of pending reviews: old, low-rated, without text, by a repeat author, and of an unknown kind. */
export const waiting: readonly Review[] = [
  review('0197c001', {
    rating: 2,
    createdAt: now - 12 * DAY,
    comment: 'Une heure d’attente un mardi soir, et le risotto est arrivé tiède.',
    authorPending: 3,
  }),
  review('0197c002', {
    userId: '0197b222-0000-7000-8000-000000000000',
    resourceType: 'DISH',
    resourceId: '0197a002-0000-7000-8000-000000000000',
    rating: 5,
    createdAt: now - 8 * DAY,
    comment: 'La tarte aux blettes est la meilleure de la ville.',
  }),
  { ...silent, userId: '0197b333-0000-7000-8000-000000000000', rating: 3, createdAt: now - 3 * DAY },
  review('0197c004', {
    userId: '0197b444-0000-7000-8000-000000000000',
    resourceType: 'FOOD_TRUCK',
    rating: 1,
    createdAt: now - 4 * 3_600_000,
    comment: 'VENEZ GAGNER UN TÉLÉPHONE SUR bonsplans.example !!!',
  }),
]

const names: Readonly<Record<string, string>> = { RESTAURANT: 'La Fève Tonka', DISH: 'Tarte aux blettes' }

/** Names for the two known kinds. */
export function resourceLink({ resourceType }: Review) {
  const name = names[resourceType]
  return name ? { name, href: `#${resourceType}` } : undefined
}
