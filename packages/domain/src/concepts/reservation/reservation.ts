import type { Filters } from '../../base/filters/filters.ts'
import { reservationErrorMessages } from '../../base/messages/common.ts'
import {
  addDays,
  addMonths,
  type ClockTime,
  type Instant,
  instantToWall,
  type TimeZone,
  type WallDate,
  wallDurationMinutes,
} from '../../base/time/index.ts'
import {
  code,
  count,
  describe,
  type ErrorBody,
  euros,
  fieldMessages,
  id,
  instant,
  meaningOf,
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
import { bookingFormMessages as words } from '../booking/booking-form.messages.ts'
import {
  type BookingPeriod,
  type BookingStatus,
  bookingFilters,
  bookingStatus,
  bookingWishRecord,
  capacityOf,
  draftNumber,
  draftOf,
  draftOneOf,
  draftText,
  draftWallTime,
  endsAfterStart,
  isBookingStatus,
} from '../booking/index.ts'
import type { MeetingRoom, Restaurant } from '../restaurant/index.ts'

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

/** The form of a reservation. The room only counts for a room-type reservation. */
export const reservationDraft = draftOf({
  customerId: draftText,
  restaurantId: draftText,
  type: draftOneOf(reservationTypes, 'RESTAURANT_FULL'),
  roomId: { ...draftText, wire: 'meetingRoomId' },
  start: { ...draftWallTime, wire: 'startTime' },
  end: { ...draftWallTime, wire: 'endTime' },
  people: { ...draftNumber, wire: 'numberOfPeople' },
  notes: draftText,
})

/** Values of the reservation form. */
export type ReservationDraft = ReturnType<typeof reservationDraft.empty>

/** The fields of a place: a period in a room, or in the whole restaurant (`roomId` null). */
export function reservationAt({ start, end, roomId }: BookingPeriod & { roomId: string | null }) {
  return {
    type: roomId === null ? 'RESTAURANT_FULL' : 'MEETING_ROOM',
    roomId: roomId ?? '',
    start,
    end,
  } satisfies Partial<ReservationDraft>
}

/** What is missing before a reservation can be sent; each has a text in the form's messages. */
export type ReservationGap = 'no-customer' | 'no-restaurant' | 'no-room' | 'no-start' | 'no-end' | 'end-not-after-start'

/** The first missing field in the form's order, or null (AMB-27). */
export function reservationGap(draft: ReservationDraft): ReservationGap | null {
  const { customerId, restaurantId, type, roomId, start, end } = draft
  if (!restaurantId) return 'no-restaurant'
  if (!customerId) return 'no-customer'
  if (!start) return 'no-start'
  if (!end) return 'no-end'
  if (!endsAfterStart({ start, end })) return 'end-not-after-start'
  return type === 'MEETING_ROOM' && !roomId ? 'no-room' : null
}

/** Whether submit is enabled: customer, restaurant, start and end set, and a room for a room type. */
export function canSubmitReservation(draft: ReservationDraft): boolean {
  const { customerId, restaurantId, type, roomId, start, end } = draft
  return [customerId, restaurantId, start, end].every(Boolean) && (type !== 'MEETING_ROOM' || roomId !== '')
}

/** The maximum of people: the chosen room's seats or the restaurant's; undefined while unknown (AMB-62). */
export function reservationCapacity(
  { type, roomId }: Pick<ReservationDraft, 'type' | 'roomId'>,
  restaurant: Pick<Restaurant, 'seats' | 'rooms'> | undefined,
): number | undefined {
  if (!restaurant) return undefined
  if (type === 'RESTAURANT_FULL') return capacityOf(restaurant, null)
  const room: MeetingRoom | undefined = restaurant.rooms.find((one) => one.id === roomId)
  return room && capacityOf(restaurant, room)
}

/** Suggested durations, in minutes. */
export const reservationDurations: readonly number[] = [60, 90, 120, 180, 240, 480]

/** Suggested times of day. */
export const reservationTimes: readonly ClockTime[] = ['09:00', '12:00', '14:00', '17:00', '19:00']

/** Default time when only a day is picked: 09:00 in the wizard, 10:00 in the form (AMB-23). */
export const DEFAULT_RESERVATION_TIME: Record<'wizard' | 'form', ClockTime> = { wizard: '09:00', form: '10:00' }

/** Days of the quick buttons: next month is the same day, or its month's last (AMB-65). */
export const reservationDays = [
  { label: words.today, day: (today: WallDate) => today },
  { label: words.tomorrow, day: (today: WallDate) => addDays(today, 1) },
  { label: words.nextWeek, day: (today: WallDate) => addDays(today, 7) },
  { label: words.nextMonth, day: (today: WallDate) => addMonths(today, 1) },
] as const

/** Message of a refused reservation: the server's, else the fields' joined, else by error name (T08). */
export function reservationErrorMessage(body: ErrorBody): string {
  return (
    body.message ??
    fieldMessages(body) ??
    meaningOf(reservationErrorMessages.byName, body.name) ??
    reservationErrorMessages.failure
  )
}
