import type { Instant, WallTimeOrDate } from '../../base/time/index.ts'
import {
  asRecord,
  type Cents,
  readCents,
  readId,
  readInstant,
  readNumber,
  readOptionalString,
  readString,
  readWallTime,
} from '../../base/wire/index.ts'
import { readBookingStatus } from '../booking/index.ts'

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

/**
 * An event request. `start` and `end` are Paris wall times, null when they could not be read; without a room it is about
 * the whole restaurant. `reason`, why it was refused or cancelled, is an extension.
 */
export type EventRequest = {
  id: string
  title: string
  type: string
  status: string
  customerId: string
  customerName: string
  restaurantId: string
  restaurantName: string
  roomId?: string
  roomName?: string
  start: WallTimeOrDate | null
  end: WallTimeOrDate | null
  people: number
  estimatedPrice?: Cents
  description: string
  specialRequests?: string
  phone?: string
  reason?: string
  createdAt: Instant | null
}

/** Reads an event request as the server sends it: times as text or arrays, null and '' as absent (T17). */
export function readEventRequest(value: unknown): EventRequest {
  const row = asRecord(value) ?? {}
  const roomId = readOptionalString(row.meetingRoomId)
  const roomName = readOptionalString(row.meetingRoomName)
  const estimatedPrice = readCents(row.estimatedPrice)
  const specialRequests = readOptionalString(row.specialRequests)
  const phone = readOptionalString(row.contactPhone)
  const reason = readOptionalString(row.reason)
  return {
    id: readId(row.id),
    title: readString(row.title),
    type: readString(row.type),
    status: readBookingStatus(row.status),
    customerId: readId(row.customerId),
    customerName: readString(row.customerName),
    restaurantId: readId(row.restaurantId),
    restaurantName: readString(row.restaurantName),
    start: readWallTime(row.startTime),
    end: readWallTime(row.endTime),
    people: readNumber(row.numberOfPeople) ?? 0,
    description: readString(row.description),
    createdAt: readInstant(row.createdAt),
    ...(roomId ? { roomId } : {}),
    ...(roomName ? { roomName } : {}),
    ...(estimatedPrice === undefined ? {} : { estimatedPrice }),
    ...(specialRequests ? { specialRequests } : {}),
    ...(phone ? { phone } : {}),
    ...(reason ? { reason } : {}),
  }
}
