import { isFoundIn } from '@potager/domain/text'
import type { Instant } from '@potager/domain/time'
import type { ListRules } from '../derive.ts'

/** What reservations and event requests are listed by. */
type Booking = {
  id: string
  title?: string
  type: string
  customerName: string
  restaurantId: string
  customerId: string
  status: string
  start: string | null
  people: number | null
  createdAt: Instant | null
}

/** Bookings by their customer or title, status, restaurant, day of their start, and type. */
export const bookingRules: ListRules<Booking> = {
  filters: {
    q: ({ customerName, title = '' }, q) => [customerName, title].some((text) => isFoundIn(text, q)),
    status: ({ status }, wanted) => status === wanted,
    restaurantId: ({ restaurantId }, wanted) => restaurantId === wanted,
    customerId: ({ customerId }, wanted) => customerId === wanted,
    day: ({ start }, wanted) => start?.startsWith(wanted) ?? false,
    from: ({ start }, day) => start !== null && start.slice(0, 10) >= day,
    to: ({ start }, day) => start !== null && start.slice(0, 10) <= day,
    type: ({ type }, wanted) => type === wanted,
  },
  sorts: {
    start: ({ start }) => start,
    createdAt: ({ createdAt }) => createdAt,
    people: ({ people }) => people,
    status: ({ status }) => status,
  },
  sort: 'start',
}
