import {
  type Instant,
  instantToWall,
  type TimeZone,
  type WallTime,
  type WallTimeOrDate,
} from '../../base/time/index.ts'
import { draftNumber, draftOf, draftWallTime } from './booking-draft.ts'
import type { SeenBooking } from './booking-seen.ts'

/** The form of another moment and number of people for a booking; '' and null mean empty. */
export type MoveDraft = { start: WallTime; end: WallTime; people: number | null }

/** That form's fields, with the wire's names. */
export const moveDraft = draftOf<MoveDraft>({
  start: { ...draftWallTime, wire: 'startTime' },
  end: { ...draftWallTime, wire: 'endTime' },
  people: { ...draftNumber, wire: 'numberOfPeople' },
})

/** The form as it starts: what the booking says now. */
export function moveOf({ start, end, people }: Omit<SeenBooking, 'status'>): MoveDraft {
  const timeOf = (moment: WallTimeOrDate | null) => (moment && moment.length > 10 ? moment : '')
  return { start: timeOf(start), end: timeOf(end), people }
}

/** Whether the house may move a booking: it waits or is confirmed, and its hour has not come. */
export function canMove(
  { status, start }: { status: string; start: WallTimeOrDate | null },
  now: Instant,
  zone?: TimeZone,
): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && start !== null && start > instantToWall(now, zone)
}
