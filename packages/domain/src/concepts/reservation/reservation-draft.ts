import { addDays, addMonths, type ClockTime, type WallDate } from '../../base/time/index.ts'
import { bookingFormMessages as words } from '../booking/booking-form.messages.ts'
import {
  type BookingPeriod,
  capacityOf,
  draftNumber,
  draftOf,
  draftOneOf,
  draftText,
  draftWallTime,
  endsAfterStart,
} from '../booking/index.ts'
import type { MeetingRoom, Restaurant } from '../restaurant/index.ts'
import { reservationTypes } from './reservation.ts'

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
  const room: MeetingRoom | undefined = restaurant.rooms.find(({ id }) => id === roomId)
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
