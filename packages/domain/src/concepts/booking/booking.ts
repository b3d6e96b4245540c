import { type Filters, type ListOrder, oneOfCodes, sameId, search, wallDay } from '../../base/filters/filters.ts'
import type { Instant, WallTimeOrDate } from '../../base/time/index.ts'
import { code, count, named, type Read, reader, record, wallTime } from '../../base/wire/index.ts'

/** Statuses of reservations and events in the wire's spelling; CANCELLED has two L here (AMB-25, T09). */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Bookings take a room or a whole restaurant for a period. */
export const bookingKinds = ['RESERVATION', 'EVENT'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** Whether a status is known; unknown ones may arrive, and offer no action (T20). */
export function isBookingStatus(status: string): status is BookingStatus {
  return (bookingStatuses as readonly string[]).includes(status)
}

/** Reads a status; a foreign backend's one-L spelling gets two. */
export function readBookingStatus(value: unknown): string {
  const status = typeof value === 'string' ? value : ''
  return status === 'CANCELED' ? 'CANCELLED' : status
}

/** The status kind of a reservation or event. */
export const bookingStatus = code(bookingStatuses, readBookingStatus)

/**
 * Whether a booking blocks its space: a reservation from the start, an event or what a visitor requested once it is
 * confirmed.
 */
export function holdsSpace(kind: BookingKind, status: string, requested = false): boolean {
  return status === 'CONFIRMED' || (status === 'PENDING' && kind === 'RESERVATION' && !requested)
}

/** The fields of a room that bookings need; `capacity` is the wire's numberMettingPlace. */
export type BookableRoom = { capacity: number | null; reservable: boolean }

/** The maximum of people: the chosen room's seats, else the restaurant's (AMB-62); undefined where nobody said. */
export function capacityOf(
  restaurant: { seats: number | null },
  room: Pick<BookableRoom, 'capacity'> | null,
): number | undefined {
  return (room ? room.capacity : restaurant.seats) ?? undefined
}

/** A moment and a number of people, as a page shows them. */
export type SeenMoment = { start: WallTimeOrDate | null; end: WallTimeOrDate | null; people: number | null }

/** What decides whether two states of a booking are the same to whoever wants to change it. */
export type SeenBooking = SeenMoment & { status: string }

/** A moment in one text, to the minute. */
export function seenMoment({ start, end, people }: SeenMoment): string {
  return [start?.slice(0, 16), end?.slice(0, 16), people ?? 0].join(' ')
}

/** A booking as a page shows it, in one text: a change is made instead of this, and of nothing newer. */
export function seenBooking({ status, ...moment }: SeenBooking): string {
  return `${status} ${seenMoment(moment)}`
}

/** Another moment that the customer of a confirmed booking would prefer. The confirmed one stays theirs until it is answered. */
export const bookingWishRecord = record({
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', count),
})
export interface BookingWish extends Read<typeof bookingWishRecord> {}
export const readBookingWish = reader(bookingWishRecord)

/** Whether a booking waits for an answer of the house: it is pending, or its customer would prefer another moment. */
export function waitsForAnswer({ status, wish }: { status: string; wish?: BookingWish }): boolean {
  return status === 'PENDING' || wish !== undefined
}

/** Whether a booking is one of a status: what waits for an answer is found among the pending ones too. */
export function isOfStatus(booking: { status: string; wish?: BookingWish }, wanted: string): boolean {
  return booking.status === wanted || (wanted === 'PENDING' && waitsForAnswer(booking))
}

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

/** What bookings are sorted by. */
export type SortedBooking = Pick<FoundBooking, 'start' | 'status'> & {
  createdAt: Instant | null
  people: number | null
}

/** Bookings, the latest first. */
export const bookingOrder = {
  sorts: {
    start: ({ start }) => start,
    createdAt: ({ createdAt }) => createdAt,
    people: ({ people }) => people,
    status: ({ status }) => status,
  },
  sort: 'start',
  direction: 'desc',
} satisfies ListOrder<SortedBooking>

/** Maximum length of a reason for a refusal or cancellation: ours, the specification has no reasons. */
export const REASON_MAX = 500

/** The reason of a refusal or cancellation: an extension key, left out when blank. */
export function reasonFor(reason: string | undefined): { reason?: string } {
  const typed = reason?.trim()
  return typed ? { reason: typed } : {}
}

/**
 * The status that was displayed when another was chosen: an extension key, so that a concurrent change is reported
 * rather than overwritten. Unknown ones are left out.
 */
export function seenBy(seen: string | undefined): { seenStatus?: string } {
  return seen && isBookingStatus(seen) ? { seenStatus: seen } : {}
}
