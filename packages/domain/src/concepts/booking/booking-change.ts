import { readText } from '../../base/text/index.ts'
import {
  type Instant,
  instantToWall,
  type TimeZone,
  type WallTime,
  type WallTimeOrDate,
} from '../../base/time/index.ts'
import { type Cents, readNumber } from '../../base/wire/index.ts'
import { type SeenBooking, seenBooking } from './booking.ts'
import { type DraftField, draftNumber, draftOf, draftText, draftWallTime } from './booking-period.ts'

/** A booking as far as it may be changed; without a room it takes the whole restaurant. */
export type ChangeableBooking = SeenBooking & {
  id: string
  restaurantId: string
  roomId?: string | undefined
  customerId: string
  customerName: string
  /** A reservation's notes, an event's special requests. */
  notes?: string | undefined
  /** A reservation's price, an event's estimate, in cents. */
  price?: Cents | undefined
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
  /** Cents; NaN for a text that is no amount. */
  price: Cents | null
}

/** What a change replaces only where it says so, in the order of `seenForChange`. */
const details = ['roomId', 'customerId', 'notes', 'price'] as const satisfies (keyof ChangeDraft)[]
export type ChangedDetail = (typeof details)[number]

/** What a change says of a booking; '' and null take away, what it leaves out stays. */
export type BookingChange = Omit<ChangeDraft, ChangedDetail> & Partial<Pick<ChangeDraft, ChangedDetail>>

/** Most characters of a reservation's notes or an event's special requests. */
export const CHANGED_NOTES_MAX = 1000

/** Most that a reservation or an event costs, in cents. */
export const BOOKING_PRICE_MAX: Cents = 99_999_999

const draftPrice: DraftField<Cents | null> = {
  empty: null,
  read: (stored) => readNumber(stored) ?? null,
  write: (typed) => (typed === null ? null : typed / 100),
}

/** The form's fields, with the wire's names. */
export const changeDraft = draftOf<ChangeDraft>({
  start: { ...draftWallTime, wire: 'startTime' },
  end: { ...draftWallTime, wire: 'endTime' },
  people: { ...draftNumber, wire: 'numberOfPeople' },
  roomId: { ...draftText, write: (typed) => typed || null, wire: 'meetingRoomId' },
  customerId: draftText,
  notes: { ...draftText, write: readText },
  price: draftPrice,
})

/** The form as it starts: what the booking says now. */
export const changeDraftOf = (booking: Omit<ChangeableBooking, 'id'>): ChangeDraft => changeDraft.read(booking)

/**
 * What was typed over one state of a booking, over a later one: what was left as it was follows, the moment as a whole, so
 * that a change undoes nobody else's.
 */
export function typedOverLater(before: ChangeDraft, typed: ChangeDraft, later: ChangeDraft): ChangeDraft {
  const isTyped = (field: keyof ChangeDraft) => typed[field] !== before[field]
  const moment = isTyped('start') || isTyped('end') ? ['start', 'end'] : []
  const fields = Object.keys(typed) as (keyof ChangeDraft)[]
  const kept = fields.filter((field) => moment.includes(field) || isTyped(field))
  return { ...later, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) }
}

/** The change that a form makes of a booking: what it leaves as it is, is left out where it can be. */
export function changeOf(draft: ChangeDraft, booking: Omit<ChangeableBooking, 'id'>): BookingChange {
  const { start, end, people, ...typed } = { ...draft, notes: readText(draft.notes) }
  const before = changeDraftOf(booking)
  const others = details.filter((field) => typed[field] !== before[field])
  return { start, end, people, ...Object.fromEntries(others.map((field) => [field, typed[field]])) }
}

/** Whether a change leaves a booking as it is. */
export function changesNothing(change: BookingChange, booking: SeenBooking): boolean {
  const { start, end, people, ...rest } = change
  return Object.keys(rest).length === 0 && seenBooking({ ...booking, start, end, people }) === seenBooking(booking)
}

/**
 * A booking as a page shows it, in one text, as far as a change is made instead of it: its status, moment, people and room
 * always, the rest where the change replaces it.
 */
export function seenForChange(
  booking: SeenBooking & Partial<Pick<ChangeableBooking, ChangedDetail>>,
  change: Partial<Record<ChangedDetail, unknown>>,
): string {
  const seen = details.filter((field) => field !== 'roomId' && change[field] !== undefined)
  return [seenBooking(booking), booking.roomId ?? '-', ...seen.map((field) => booking[field] ?? '')].join(' ')
}

/** Whether the house may change a booking: it waits or is confirmed, and its hour has not come. */
export function canChangeBooking(
  { status, start }: { status: string; start: WallTimeOrDate | null },
  now: Instant,
  zone?: TimeZone,
): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && start !== null && start > instantToWall(now, zone)
}
