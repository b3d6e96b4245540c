import { type Instant, type WallTimeOrDate, wallDurationMinutes } from '../../base/time/index.ts'
import {
  asRecord,
  type Cents,
  readBoolean,
  readCents,
  readId,
  readInstant,
  readNumber,
  readOptionalString,
  readString,
  readWallTime,
} from '../../base/wire/index.ts'
import { readBookingStatus } from '../booking/index.ts'

/** What can be reserved; unknown types may arrive and are shown as they are (T20). */
export const reservationTypes = ['RESTAURANT_FULL', 'MEETING_ROOM'] as const
export type ReservationType = (typeof reservationTypes)[number]

/** Bounds of the specification. */
export const reservationLimits = { people: { min: 1, max: 200 }, notes: { max: 1000 } } as const

/**
 * A reservation. Times are Paris wall clock, null when the server's could not be read; without a room it is the whole
 * restaurant. Why it was cancelled and whether nobody came are extensions.
 */
export type Reservation = {
  id: string
  customerId: string
  customerName: string
  restaurantId: string
  restaurantName: string
  roomId?: string
  roomName?: string
  type: string
  start: WallTimeOrDate | null
  end: WallTimeOrDate | null
  people: number
  notes?: string
  status: string
  totalPrice?: Cents
  createdAt: Instant | null
  reason?: string
  noShow: boolean
}

/** Reads a reservation as the server sends it: times as text or arrays, null and '' as absent (T17). */
export function readReservation(value: unknown): Reservation {
  const row = asRecord(value) ?? {}
  const roomId = readOptionalString(row.meetingRoomId)
  const roomName = readOptionalString(row.meetingRoomName)
  const notes = readOptionalString(row.notes)
  const totalPrice = readCents(row.totalPrice)
  const reason = readOptionalString(row.reason)
  return {
    id: readId(row.id),
    customerId: readId(row.customerId),
    customerName: readString(row.customerName),
    restaurantId: readId(row.restaurantId),
    restaurantName: readString(row.restaurantName),
    type: readString(row.type),
    start: readWallTime(row.startTime),
    end: readWallTime(row.endTime),
    people: readNumber(row.numberOfPeople) ?? 0,
    status: readBookingStatus(row.status),
    createdAt: readInstant(row.createdAt),
    noShow: readBoolean(row.noShow) ?? false,
    ...(roomId ? { roomId } : {}),
    ...(roomName ? { roomName } : {}),
    ...(notes ? { notes } : {}),
    ...(totalPrice === undefined ? {} : { totalPrice }),
    ...(reason ? { reason } : {}),
  }
}

/** How long it lasts in minutes of the wall clock (AMB-63); null unless both times are known. */
export function reservationMinutes({ start, end }: Pick<Reservation, 'start' | 'end'>): number | null {
  return start && end && start.length > 10 && end.length > 10 ? wallDurationMinutes(start, end) : null
}
