import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { bookingReason, seenStatus } from '../booking/booking.schema.ts'
import { bookingStatuses } from '../booking/index.ts'
import {
  cancelEventRequest,
  createEventRequest,
  listEventRequests,
  listRestaurantEventRequests,
  updateEventRequestStatus,
} from './event-request.calls.ts'
import { createEventRequestBody } from './event-request.schema.ts'
import { eventRequestRecord } from './event-request.ts'

export const eventRequestShape = answerOf(eventRequestRecord)

export const eventRequestEndpoints = {
  createEventRequest: endpoint(createEventRequest, {
    summary: 'Demander un événement',
    body: createEventRequestBody,
    status: 201,
    response: eventRequestShape,
    errors: [409, 422],
  }),
  listEventRequests: endpoint(listEventRequests, {
    summary: 'Lister les demandes d’événements',
    response: z.array(eventRequestShape),
  }),
  listRestaurantEventRequests: endpoint(listRestaurantEventRequests, {
    summary: 'Lister les demandes d’événements d’un restaurant',
    params: z.object({ restaurantId: z.uuid(fieldErrors.id) }),
    response: z.array(eventRequestShape),
    errors: [404],
  }),
  updateEventRequestStatus: endpoint(updateEventRequestStatus, {
    summary: 'Changer le statut d’une demande d’événement',
    params: idParams,
    body: z.object({
      status: z.enum(bookingStatuses, { error: fieldErrors.status }),
      reason: bookingReason,
      seenStatus,
    }),
    response: eventRequestShape,
    errors: [404, 409],
  }),
  cancelEventRequest: endpoint(cancelEventRequest, {
    summary: 'Annuler une demande d’événement',
    params: idParams,
    query: z.object({ reason: bookingReason, seenStatus }),
    response: eventRequestShape,
    errors: [404, 409],
  }),
}
