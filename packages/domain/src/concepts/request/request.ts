import {
  addDays,
  type Instant,
  instantToWall,
  type TimeZone,
  type WallDate,
  type WallTimeOrDate,
} from '../../base/time/index.ts'
import {
  code,
  count,
  describe,
  id,
  type Kind,
  named,
  omittable,
  optional,
  type Read,
  reader,
  record,
  text,
  trueFlag,
  wallTime,
} from '../../base/wire/index.ts'
import { type BookingKind, bookingKinds, bookingStatus, bookingWishRecord } from '../booking/index.ts'
import { eventTypes } from '../event-request/index.ts'

/** Bounds of what a visitor may ask for. Nobody plans further ahead, and a link must not live for ever. */
export const requestLimits = { message: { max: 1000 }, daysAhead: 540 } as const

/** Days after its booking for which a link still works. */
export const REQUEST_LINK_DAYS = 7

const visitorKind: Kind<string, BookingKind> = code(bookingKinds)

/** What the holder of the link sees of their request: nothing that they did not say, but for what the house answered. */
export const visitorRequestRecord = record({
  kind: visitorKind,
  status: bookingStatus,
  restaurantId: id,
  restaurantName: text,
  roomName: named('meetingRoomName', optional(text)),
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', count),
  type: optional(code(eventTypes)),
  message: optional(text),
  reason: optional(text),
  withdrawn: omittable(trueFlag),
  wish: describe(
    'Le moment proposé à la place de celui qui est confirmé, sans réponse encore',
    optional(bookingWishRecord),
  ),
})
export interface VisitorRequest extends Read<typeof visitorRequestRecord> {}
export const readOwnRequest = reader(visitorRequestRecord)

/** Where the request is seen, answered this one time and to whoever sends the same request again. */
export const madeRequestRecord = record({ path: text })

/** Whether the visitor may still take the request back: it is not over, and its hour has not come. */
export function canWithdraw(
  { status, start }: { status: string; start: WallTimeOrDate | null },
  now: Instant,
  zone?: TimeZone,
): boolean {
  return (status === 'PENDING' || status === 'CONFIRMED') && start !== null && start > instantToWall(now, zone)
}

/** The last day that can be asked for. */
export const lastRequestDay = (today: WallDate): WallDate => addDays(today, requestLimits.daysAhead)
