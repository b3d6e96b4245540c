import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { reservationFieldErrors } from '../../base/messages/reservation-errors.ts'
import { count, idParams, instantShape, wallTimeShape } from '../../base/wire/wire.schema.ts'
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
import { reservationTypes } from './reservation.ts'

/** A reservation in an answer. */
export const reservationShape = z.object({
  id: z.uuid(),
  customerId: z.uuid(),
  customerName: z.string(),
  restaurantId: z.uuid(),
  restaurantName: z.string(),
  meetingRoomId: z.uuid().optional(),
  meetingRoomName: z.string().optional(),
  type: z.enum(reservationTypes),
  startTime: wallTimeShape,
  endTime: wallTimeShape,
  numberOfPeople: count,
  notes: z.string().optional(),
  status: z.enum(bookingStatuses),
  totalPrice: z.number().optional(),
  createdAt: instantShape,
  reason: z.string().optional().describe('Pourquoi la réservation a été annulée (extension)'),
  noShow: z.literal(true).optional().describe('Personne n’est venu (extension)'),
})

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
