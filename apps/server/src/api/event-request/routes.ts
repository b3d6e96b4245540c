import type { AuditAction } from '@potager/domain/audit'
import type { BookingStatus } from '@potager/domain/booking'
import type { contract } from '@potager/domain/contract'
import { eventRequestStatusLabels, requestRefusals } from '@potager/domain/messages'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import type { WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import {
  type BookingErrorNames,
  checkBooking,
  checkSeen,
  checkStillOpen,
  checkWorksFor,
  takenRefusal,
} from '../booking/check.ts'
import { type BookingDetails, findCompetitors, lockBooking, type StatusChange } from '../booking/queries.ts'
import { changeStatus, competing, placeBooking } from '../booking/space.ts'
import { wireWish } from '../booking/wishes.ts'
import { notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { type EventRequestRow, findEventRequest, findEventRequests } from './queries.ts'

type Body = z.output<typeof contract.eventRequest.createEventRequest.body>

/** Error names of event requests. */
export const eventRequestErrors: BookingErrorNames = {
  conflict: 'EventConflictException',
  time: 'InvalidEventTimeException',
  closed: 'RestaurantUnavailableException',
  capacity: 'InsufficientCapacityException',
  forbidden: 'UnauthorizedEventAccessException',
}

/** The 409 of event requests. */
const eventSpaceTaken = takenRefusal(eventRequestErrors)

/**
 * Stores an event request. It is pending and holds no space, but space that is already held cannot be requested.
 * @returns the new request's id
 * @throws Refusal 400 with a message per field; 403, 409 or 422 with the names of the specification
 */
async function createRequest(tx: Queryable, caller: Caller, body: Body): Promise<string> {
  const id = newId()
  const request = {
    restaurantId: body.restaurantId,
    roomId: body.meetingRoomId ?? null,
    customerId: body.customerId,
    period: { start: body.startTime, end: body.endTime },
    people: body.numberOfPeople,
  }
  await checkBooking(tx, caller, request, eventRequestErrors)
  const promised = (await findCompetitors(tx, request)).filter(({ status }) => status === 'CONFIRMED')
  if (promised.length > 0) throw eventSpaceTaken(promised)
  const details: BookingDetails = {
    title: body.title,
    event_type: body.type,
    description: body.description,
    special_requests: body.specialRequests ?? null,
    contact_phone: body.contactPhone ?? null,
  }
  await placeBooking(tx, { id, kind: 'EVENT', ...request, details, createdBy: caller.accountId }, eventSpaceTaken)
  await recordAudit(tx, caller, {
    action: 'createEventRequest',
    resource: 'event-request',
    resourceId: id,
    restaurantId: body.restaurantId,
    to: 'PENDING',
  })
  return id
}

type WireEventRequest = z.input<typeof contract.eventRequest.createEventRequest.response>

/** An event request in wire format; absent values are left out. */
export function wireEventRequest({ wall, instant }: WireTimes, row: EventRequestRow): WireEventRequest {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    status: row.status,
    customerId: row.customerId,
    customerName: row.customerName,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    startTime: wall(row.start),
    endTime: wall(row.end),
    numberOfPeople: row.people,
    description: row.description,
    createdAt: instant(row.createdAt.getTime()),
    changedAt: instant(row.changedAt.getTime()),
    ...(row.roomId ? { meetingRoomId: row.roomId } : {}),
    ...(row.roomName ? { meetingRoomName: row.roomName } : {}),
    ...(row.estimatedPrice === null ? {} : { estimatedPrice: row.estimatedPrice / 100 }),
    ...(row.specialRequests ? { specialRequests: row.specialRequests } : {}),
    ...(row.phone ? { contactPhone: row.phone } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.requested ? { requested: true } : {}),
    ...(row.taken ? { taken: true } : {}),
    ...wireWish(wall, row.wish),
  }
}

/** Event requests of the restaurants that the caller may see: an owner's own, all for a manager. */
export function eventRequestHandlers({ db, wire }: Services): Handlers<typeof contract.eventRequest> {
  async function readRequest(from: Queryable, caller: Caller, id: string): Promise<WireEventRequest> {
    const row = await findEventRequest(from, scopeOf(caller), id)
    if (!row) throw notFound(requestRefusals.unknown.eventRequest)
    return wireEventRequest(wire, row)
  }

  /** Any status may follow any other; confirming takes the space if it is still free. */
  function change(
    caller: Caller,
    action: AuditAction,
    id: string,
    { seen, ...to }: StatusChange & { seen: BookingStatus | undefined },
  ): Promise<WireEventRequest> {
    return db.transaction(async (tx) => {
      const booking = await lockBooking(tx, scopeOf(caller), 'EVENT', id)
      if (!booking) throw notFound(requestRefusals.unknown.eventRequest)
      checkSeen(booking, seen, to.status, eventRequestStatusLabels)
      // A repeated status, from a second click or person, does not overwrite the first reason.
      if (booking.status !== to.status) {
        await checkStillOpen(tx, booking, to.status, eventRequestErrors)
        await changeStatus(tx, booking, to, eventSpaceTaken)
        await recordAudit(tx, caller, {
          action,
          resource: 'event-request',
          resourceId: id,
          restaurantId: booking.restaurantId,
          from: booking.status,
          to: to.status,
          reason: to.reason,
        })
      }
      return readRequest(tx, caller, id)
    })
  }

  return {
    createEventRequest: ({ caller, body, once }) =>
      once(async (tx) => readRequest(tx, caller, await createRequest(tx, caller, body))),

    listEventRequests: async ({ caller }) =>
      (await findEventRequests(db, scopeOf(caller))).map((row) => wireEventRequest(wire, row)),

    listRestaurantEventRequests: async ({ caller, params: { restaurantId } }) => {
      await checkWorksFor(db, caller, restaurantId, eventRequestErrors)
      return (await findEventRequests(db, scopeOf(caller), restaurantId)).map((row) => wireEventRequest(wire, row))
    },

    updateEventRequestStatus: ({ caller, params, body: { status, reason, seenStatus } }) =>
      competing(eventSpaceTaken, () =>
        change(caller, 'updateEventRequestStatus', params.id, {
          status,
          seen: seenStatus,
          reason: status === 'CANCELLED' ? reason : undefined,
        }),
      ),

    cancelEventRequest: ({ caller, params, query }) =>
      change(caller, 'cancelEventRequest', params.id, {
        status: 'CANCELLED',
        seen: query.seenStatus,
        reason: query.reason,
      }),
  }
}
