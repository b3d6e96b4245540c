import { readText } from '../../base/text/index.ts'
import {
  type Instant,
  instantToWall,
  type TimeZone,
  type WallTime,
  type WallTimeOrDate,
} from '../../base/time/index.ts'
import { draftNumber, draftOf, draftText, draftWallTime } from './booking-draft.ts'
import { type SeenBooking, seenBooking } from './booking-seen.ts'

/** A booking as far as it may be changed; without a room it takes the whole restaurant. */
export type ChangeableBooking = SeenBooking & {
  id: string
  restaurantId: string
  roomId?: string | undefined
  customerId: string
  customerName: string
  /** A reservation's notes, an event's special requests. */
  notes?: string | undefined
  /** A visitor asked for it in their own name. */
  requested?: boolean | undefined
}

/** The form that changes a booking; '' and null mean empty, no room is the whole restaurant. */
export type ChangeDraft = {
  start: WallTime
  end: WallTime
  people: number | null
  roomId: string
  customerId: string
  notes: string
}

/** What a change says of a booking. Room (null is the whole restaurant), customer and notes stay where they are left out. */
export type BookingChange = Pick<ChangeDraft, 'start' | 'end' | 'people'> & {
  roomId?: string | null | undefined
  customerId?: string | undefined
  notes?: string | undefined
}

/** Most characters of a reservation's notes or an event's special requests. */
export const CHANGED_NOTES_MAX = 1000

/** The form's fields, with the wire's names. */
export const changeDraft = draftOf<ChangeDraft>({
  start: { ...draftWallTime, wire: 'startTime' },
  end: { ...draftWallTime, wire: 'endTime' },
  people: { ...draftNumber, wire: 'numberOfPeople' },
  roomId: { ...draftText, wire: 'meetingRoomId' },
  customerId: draftText,
  notes: draftText,
})

/** The form as it starts: what the booking says now. */
export function changeDraftOf({
  start,
  end,
  people,
  roomId,
  customerId,
  notes,
}: Omit<ChangeableBooking, 'id'>): ChangeDraft {
  const timeOf = (moment: WallTimeOrDate | null) => (moment && moment.length > 10 ? moment : '')
  return { start: timeOf(start), end: timeOf(end), people, roomId: roomId ?? '', customerId, notes: notes ?? '' }
}

/**
 * What was typed over one state of a booking, over a later one: what was left as it was follows, the moment as a whole, so
 * that a change undoes nobody else's.
 */
export function typedOverLater(before: ChangeDraft, typed: ChangeDraft, later: ChangeDraft): ChangeDraft {
  const moved = typed.start !== before.start || typed.end !== before.end
  const { start, end } = moved ? typed : later
  const of = <Field extends keyof ChangeDraft>(field: Field) =>
    typed[field] === before[field] ? later[field] : typed[field]
  return {
    start,
    end,
    people: of('people'),
    roomId: of('roomId'),
    customerId: of('customerId'),
    notes: of('notes'),
  }
}

/** The change that a form makes of a booking: what it leaves as it is, is left out where it can be. */
export function changeOf(draft: ChangeDraft, booking: Omit<ChangeableBooking, 'id'>): BookingChange {
  const { start, end, people, roomId, customerId } = draft
  const notes = readText(draft.notes)
  return {
    start,
    end,
    people,
    ...(roomId === (booking.roomId ?? '') ? {} : { roomId: roomId || null }),
    ...(customerId === booking.customerId ? {} : { customerId }),
    ...(notes === (booking.notes ?? '') ? {} : { notes }),
  }
}

/** Whether a change leaves a booking as it is. */
export function changesNothing(change: BookingChange, booking: SeenBooking): boolean {
  const { start, end, people, ...rest } = change
  return Object.keys(rest).length === 0 && seenBooking({ ...booking, start, end, people }) === seenBooking(booking)
}

/**
 * A booking as a page shows it, in one text, as far as a change is made instead of it: its status, moment, people and room
 * always, customer and notes where the change replaces them.
 */
export function seenForChange(
  booking: SeenBooking & Partial<Pick<ChangeableBooking, 'roomId' | 'customerId' | 'notes'>>,
  change: Pick<BookingChange, 'customerId' | 'notes'>,
): string {
  return [
    seenBooking(booking),
    booking.roomId ?? '-',
    ...(change.customerId === undefined ? [] : [booking.customerId ?? '']),
    ...(change.notes === undefined ? [] : [booking.notes ?? '']),
  ].join(' ')
}

/** Whether the house may change a booking: it waits or is confirmed, and its hour has not come. */
export function canChangeBooking(
  { status, start }: { status: string; start: WallTimeOrDate | null },
  now: Instant,
  zone?: TimeZone,
): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && start !== null && start > instantToWall(now, zone)
}
