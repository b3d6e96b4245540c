import { call } from '../../base/api/call.ts'
import type { WallDate } from '../../base/time/index.ts'
import {
  answeredList,
  code,
  count,
  id,
  named,
  optional,
  orNull,
  type Read,
  reader,
  record,
  text,
  wallTime,
} from '../../base/wire/index.ts'
import { bookingKinds, bookingStatus } from './booking.ts'

/** A booking of a day, with what whoever receives the guests needs; without a room it takes the whole restaurant. */
export const dayBookingRecord = record({
  id,
  kind: code(bookingKinds),
  status: bookingStatus,
  restaurantId: id,
  restaurantName: text,
  title: optional(text),
  roomName: named('meetingRoomName', optional(text)),
  customerName: text,
  phone: optional(text),
  people: named('numberOfPeople', orNull(count)),
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  notes: optional(text),
})
export interface DayBooking extends Read<typeof dayBookingRecord> {}

export const readDayBooking = reader(dayBookingRecord)

/**
 * What is booked on a day, of one restaurant or of all that the caller may see: by restaurant, then by hour, without what is
 * cancelled (extension). A booking that began the day before and goes on is among them.
 */
export const listDayBookings = call({
  name: 'listDayBookings',
  resource: 'space',
  freshness: { staleTime: 30_000, refetchInterval: 60_000 },
  method: 'GET',
  path: '/bookings',
  access: 'signed-in',
  extension: true,
  request: ({ day, restaurantId }: { day: WallDate; restaurantId: string }) => ({
    query: { date: day, ...(restaurantId ? { restaurantId } : {}) },
  }),
  response: answeredList(readDayBooking),
})

/** The bookings of each restaurant, in the order of the list. */
export function byRestaurant(bookings: readonly DayBooking[]): { id: string; name: string; bookings: DayBooking[] }[] {
  const found = new Map<string, { id: string; name: string; bookings: DayBooking[] }>()
  for (const booking of bookings) {
    const known = found.get(booking.restaurantId)
    if (known) known.bookings.push(booking)
    else
      found.set(booking.restaurantId, { id: booking.restaurantId, name: booking.restaurantName, bookings: [booking] })
  }
  return [...found.values()]
}
