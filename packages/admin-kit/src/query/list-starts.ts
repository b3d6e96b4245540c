import type { Supports } from '@potager/domain/api'
import { ORDER_PAGE_SIZE } from '@potager/domain/order'
import { listMyRestaurants, listRestaurants } from '@potager/domain/restaurant'

/** Lists the user's restaurants, or all of them where the backend cannot tell which those are. */
export const restaurantsCall = (supports: Supports) =>
  supports(listMyRestaurants) ? listMyRestaurants : listRestaurants

export type ListStart = { perPage: number; sort: { field: string; order: 'ASC' | 'DESC' } }

const newest = { field: 'createdAt', order: 'DESC' } as const
const latest = { field: 'start', order: 'DESC' } as const
const byName = { field: 'name', order: 'ASC' } as const

/** Defaults of the lists, shared by the pages and by the documents that prefetch them. */
export const listStarts = {
  orders: { perPage: ORDER_PAGE_SIZE, sort: newest },
  dishes: { perPage: 25, sort: byName },
  restaurants: { perPage: 25, sort: byName },
  reservations: { perPage: 25, sort: latest },
  'event-requests': { perPage: 25, sort: latest },
  customers: { perPage: 25, sort: byName },
  reviews: { perPage: 20, sort: newest },
  diseases: { perPage: 25, sort: byName },
  sessions: { perPage: 20, sort: newest },
  reports: { perPage: 10, sort: newest },
  users: { perPage: 25, sort: newest },
  audit: { perPage: 25, sort: { field: 'at', order: 'DESC' } },
} as const satisfies Record<string, ListStart>
