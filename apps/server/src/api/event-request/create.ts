import type { contract } from '@potager/domain/contract'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { type BookingErrorNames, checkBooking, takenRefusal } from '../booking/check.ts'
import { type BookingDetails, findCompetitors } from '../booking/queries.ts'
import { placeBooking } from '../booking/space.ts'

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
export const eventSpaceTaken = takenRefusal(eventRequestErrors)

/**
 * Stores an event request. It is pending and holds no space, but space that is already held cannot be requested.
 * @returns the new request's id
 * @throws Refusal 400 with a message per field; 403, 409 or 422 with the names of the specification
 */
export async function createRequest(tx: Queryable, caller: Caller, body: Body): Promise<string> {
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
