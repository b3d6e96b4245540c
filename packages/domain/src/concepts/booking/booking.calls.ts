import { call } from '../../base/api/call.ts'
import type { WallDate, WallTimeOrDate } from '../../base/time/index.ts'
import {
  asRecord,
  readBoolean,
  readId,
  readList,
  readNumber,
  readOptionalString,
  readString,
  readWallTime,
} from '../../base/wire/index.ts'
import { readBookingStatus } from './booking.ts'

/**
 * A reservation or an event request that wants the space of another one at the same time. `holdsSpace` tells the one that
 * has it from those that ask for it; without a room it is about the whole restaurant.
 */
export type CompetingBooking = {
  id: string
  kind: string
  status: string
  holdsSpace: boolean
  title?: string
  roomName?: string
  customerName: string
  people: number
  start: WallTimeOrDate | null
  end: WallTimeOrDate | null
}

function readCompetingBooking(value: unknown): CompetingBooking {
  const row = asRecord(value) ?? {}
  const title = readOptionalString(row.title)
  const roomName = readOptionalString(row.meetingRoomName)
  return {
    id: readId(row.id),
    kind: readString(row.kind),
    status: readBookingStatus(row.status),
    holdsSpace: readBoolean(row.holdsSpace) ?? false,
    customerName: readString(row.customerName),
    people: readNumber(row.numberOfPeople) ?? 0,
    start: readWallTime(row.startTime),
    end: readWallTime(row.endTime),
    ...(title ? { title } : {}),
    ...(roomName ? { roomName } : {}),
  }
}

/** What else wants the space of a reservation or an event request at its time: holders first, then pending requests. */
export const listCompetingBookings = call({
  name: 'listCompetingBookings',
  resource: 'space',
  method: 'GET',
  path: '/bookings/:id/competing',
  access: 'signed-in',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: (body) => readList(body, readCompetingBooking),
})

/** How many reservations and event requests wait for an answer, of the restaurants that the caller may see. */
export type PendingBookings = { reservations: number; eventRequests: number }

/** The counts that the navigation shows (extension): nothing is listed for them. */
export const countPendingBookings = call({
  name: 'countPendingBookings',
  resource: 'space',
  method: 'GET',
  path: '/bookings/pending',
  access: 'signed-in',
  extension: true,
  request: () => ({}),
  response: (body): PendingBookings => {
    const counts = asRecord(body) ?? {}
    return { reservations: readNumber(counts.reservations) ?? 0, eventRequests: readNumber(counts.eventRequests) ?? 0 }
  },
})

/** What a restaurant has promised or may promise on some days, both included: holders first, then pending requests (extension). */
export const listRestaurantBookings = call({
  name: 'listRestaurantBookings',
  resource: 'space',
  method: 'GET',
  path: '/restaurant/:id/bookings',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, from, to }: { restaurantId: string; from: WallDate; to: WallDate }) => ({
    params: { id: restaurantId },
    query: { startDate: from, endDate: to },
  }),
  response: (body) => readList(body, readCompetingBooking),
})
