import { type Filters, oneOfCodes, sameId, search, wallDay } from '../../base/filters/index.ts'
import type { WallTimeOrDate } from '../../base/time/index.ts'
import { bookingStatuses } from './booking.ts'

/** What reservations and event requests are found by. */
type FoundBooking = {
  title?: string
  customerName: string
  restaurantId: string
  customerId: string
  status: string
  start: WallTimeOrDate | null
}

/** Bookings by status, restaurant, customer (and those merged into them), day of their start, and customer's name or title. */
export const bookingFilters = {
  status: oneOfCodes(bookingStatuses, ({ status }) => status),
  restaurantId: sameId(({ restaurantId }) => restaurantId),
  customerId: sameId(({ customerId }) => customerId, 'customerId'),
  day: wallDay('on', ({ start }) => start),
  from: wallDay('from', ({ start }) => start),
  to: wallDay('to', ({ start }) => start),
  q: search(({ customerName, title = '' }) => [customerName, title]),
} satisfies Filters<FoundBooking>
