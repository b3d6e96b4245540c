import { extendedBy, type Filters, oneOfCodes } from '../../base/filters/filters.ts'
import {
  code,
  count,
  describe,
  euros,
  id,
  instant,
  named,
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

/** Kinds of events. */
export const eventTypes = ['ANNIVERSAIRE_ENFANT', 'CONFERENCE', 'SEMINAIRE', 'REUNION_ENTREPRISE', 'AUTRE'] as const
export type EventType = (typeof eventTypes)[number]

/** Bounds. The specification counts on screen to less than it accepts: both readings stand. */
export const eventRequestLimits = {
  people: { min: 1, max: 500 },
  title: { advised: 100, max: 200 },
  description: { advised: 1000, max: 2000 },
  specialRequests: { advised: 500, max: 1000 },
} as const

/** An event request of the wire. Without a room it is about the whole restaurant. */
export const eventRequestRecord = record({
  id,
  title: text,
  type: code(eventTypes),
  status: bookingStatus,
  customerId: id,
  customerName: text,
  restaurantId: id,
  restaurantName: text,
  roomId: named('meetingRoomId', optional(id)),
  roomName: named('meetingRoomName', optional(text)),
  start: named('startTime', wallTime),
  end: named('endTime', wallTime),
  people: named('numberOfPeople', orNull(count)),
  estimatedPrice: optional(euros),
  description: text,
  specialRequests: optional(text),
  phone: named('contactPhone', optional(text)),
  createdAt: instant,
  changedAt: describe('Dernier changement de ce qu’un agenda en montre (extension)', optional(instant)),
  reason: describe('Pourquoi la demande a été refusée ou annulée (extension)', optional(text)),
  requested: describe(
    'Demandée par un visiteur sur le site: ne retient rien tant qu’elle attend (extension)',
    optional(trueFlag),
  ),
  taken: describe(
    'Une autre réservation tient la place au même moment, tant que la demande attend (extension)',
    optional(trueFlag),
  ),
  wish: describe(
    'Le moment que le client préférerait à celui qui est confirmé (extension)',
    optional(bookingWishRecord),
  ),
})
export interface EventRequest extends Read<typeof eventRequestRecord> {}
export const readEventRequest = reader(eventRequestRecord)

/** What the console filters event requests by. */
export const eventRequestFilters = extendedBy(bookingFilters, {
  type: oneOfCodes(eventTypes, ({ type }: EventRequest) => type),
}) satisfies Filters<EventRequest>
