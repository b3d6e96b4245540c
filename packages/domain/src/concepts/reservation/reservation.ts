import type { Filters } from '../../base/filters/index.ts'
import { wallDurationMinutes } from '../../base/time/index.ts'
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
import { bookingFilters, bookingStatus, bookingWishRecord } from '../booking/index.ts'

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
