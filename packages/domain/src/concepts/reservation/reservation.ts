import type { Filters } from '../../base/filters/filters.ts'
import { type Instant, instantToWall, type TimeZone, wallDurationMinutes } from '../../base/time/index.ts'
import {
  code,
  count,
  describe,
  euros,
  id,
  instant,
  named,
  omittable,
  optional,
  orNull,
  type Read,
  reader,
  record,
  text,
  trueFlag,
  wallTime,
} from '../../base/wire/index.ts'
import {
  type BookingStatus,
  bookingFilters,
  bookingStatus,
  bookingWishRecord,
  isBookingStatus,
} from '../booking/index.ts'

/** What can be reserved; unknown types may arrive and are shown as they are (T20). */
export const reservationTypes = ['RESTAURANT_FULL', 'MEETING_ROOM'] as const
export type ReservationType = (typeof reservationTypes)[number]

/** Bounds of the specification. */
export const reservationLimits = { people: { min: 1, max: 200 }, notes: { max: 1000 } } as const

/** A reservation of the wire. Without a room it is the whole restaurant. */
export const reservationRecord = record({
  id,
  customerId: id,
  customerName: text,
  restaurantId: id,
  restaurantName: text,
  roomId: named('meetingRoomId', optional(id)),
  roomName: named('meetingRoomName', optional(text)),
  type: code(reservationTypes),
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', orNull(count)),
  notes: optional(text),
  status: bookingStatus,
  totalPrice: optional(euros),
  createdAt: instant,
  changedAt: describe('Dernier changement de ce qu’un agenda en montre (extension)', optional(instant)),
  reason: describe('Pourquoi la réservation a été annulée (extension)', optional(text)),
  noShow: describe('Personne n’est venu (extension)', omittable(trueFlag)),
  requested: describe(
    'Demandée par un visiteur sur le site: ne retient rien tant qu’elle attend (extension)',
    optional(trueFlag),
  ),
  wish: describe(
    'Le moment que le client préférerait à celui qui est confirmé (extension)',
    optional(bookingWishRecord),
  ),
})
export interface Reservation extends Read<typeof reservationRecord> {}
export const readReservation = reader(reservationRecord)

/** What the console filters reservations by. */
export const reservationFilters = bookingFilters satisfies Filters<Reservation>

/** How long it lasts in minutes of the wall clock (AMB-63); null unless both times are known. */
export function reservationMinutes({ start, end }: Pick<Reservation, 'start' | 'end'>): number | null {
  return start && end && start.length > 10 && end.length > 10 ? wallDurationMinutes(start, end) : null
}

/** Whether the detail offers to cancel: only while pending or confirmed. */
export function canCancelReservation(status: string): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** Whether the management's cancel button is enabled: not for a cancelled reservation. */
export function canCancelManagedReservation(status: string): boolean {
  return isBookingStatus(status) && status !== 'CANCELLED'
}

/** The confirmation that a choice in the dropdown needs: for cancelling, for leaving a final status, or none. */
export function reservationMoveQuestion(from: string, to: BookingStatus): 'cancel' | 'reopen' | null {
  if (from === to) return null
  if (to === 'CANCELLED') return 'cancel'
  return from === 'COMPLETED' || from === 'CANCELLED' ? 'reopen' : null
}

/** Whether the house may confirm a reservation: while it waits. */
export function canConfirmReservation(status: string): boolean {
  return status === 'PENDING'
}

/**
 * Whether an absence may be noted (`noShow`), or taken back: once the reservation has begun by the clock of its zone, unless it
 * is cancelled or says so already.
 */
export function canNoteNoShow(
  { status, start, noShow: noted }: Pick<Reservation, 'status' | 'start' | 'noShow'>,
  noShow: boolean,
  now: Instant,
  zone?: TimeZone,
): boolean {
  return noted !== noShow && status !== 'CANCELLED' && start !== null && start <= instantToWall(now, zone)
}

/** Whether noting an absence can be taken back: on what is not over, it also completes the reservation, for good. */
export function undoesNoShow(before: Pick<Reservation, 'status'>): boolean {
  return before.status === 'COMPLETED'
}
