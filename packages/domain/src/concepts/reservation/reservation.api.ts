import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { bookingReason, seenStatus } from '../booking/booking.schema.ts'
import { bookingStatuses } from '../booking/index.ts'
import {
  cancelReservation,
  createReservation,
  listReservations,
  listRestaurantReservations,
  markReservationNoShow,
  updateReservationStatus,
} from './reservation.calls.ts'
import { createReservationBody } from './reservation.schema.ts'
import { reservationRecord } from './reservation.ts'
import { reservationFieldErrors } from './reservation-fields.messages.ts'

export const reservationShape = answerOf(reservationRecord)

export const reservationEndpoints = {
  createReservation: endpoint(createReservation, {
    summary: 'Réserver une salle ou un restaurant entier',
    body: createReservationBody,
    status: 201,
    response: reservationShape,
    errors: [409, 422],
  }),
  listRestaurantReservations: endpoint(listRestaurantReservations, {
    summary: 'Lister les réservations d’un restaurant',
    params: idParams,
    response: z.array(reservationShape),
    errors: [404],
  }),
  listReservations: endpoint(listReservations, {
    summary: 'Lister ses réservations',
    response: z.array(reservationShape),
  }),
  updateReservationStatus: endpoint(updateReservationStatus, {
    summary: 'Changer le statut d’une réservation',
    params: idParams,
    body: z.object({
      status: z.enum(bookingStatuses, { error: fieldErrors.status }),
      reason: bookingReason,
      seenStatus,
    }),
    response: reservationShape,
    errors: [404, 409],
  }),
  cancelReservation: endpoint(cancelReservation, {
    summary: 'Annuler une réservation',
    params: idParams,
    query: z.object({ reason: bookingReason, seenStatus }),
    response: reservationShape,
    errors: [404, 409],
  }),
  markReservationNoShow: endpoint(markReservationNoShow, {
    summary: 'Noter que personne n’est venu',
    params: idParams,
    body: z.object({ noShow: z.boolean({ error: reservationFieldErrors.noShow }) }),
    response: reservationShape,
    errors: [404, 409],
  }),
}
