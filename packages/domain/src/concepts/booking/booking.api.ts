import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { addDays } from '../../base/time/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { dayQuery, idParams } from '../../base/wire/wire.schema.ts'
import { eventRequestLimits } from '../event-request/index.ts'
import { hoursExceptionLimits } from '../restaurant/index.ts'
import {
  competingBookingRecord,
  countPendingBookings,
  listCompetingBookings,
  listRestaurantBookings,
  pendingBookingsRecord,
} from './booking.calls.ts'
import { answerBookingWishBody } from './booking.schema.ts'
import { bookingWishRecord } from './booking.ts'
import { answerBookingWish, changeBooking, changedBookingRecord } from './booking-change.calls.ts'
import { bookingChangeRefusals } from './booking-change.messages.ts'
import { changeBody } from './booking-change.schema.ts'
import { dayBookingRecord, listDayBookings } from './day-sheet.calls.ts'

/** Maximum length of an hours exception, plus the night after it. */
const LONGEST_LISTING = hoursExceptionLimits.days + 1

const competingBooking = answerOf(competingBookingRecord)

export const bookingEndpoints = {
  countPendingBookings: endpoint(countPendingBookings, {
    summary: 'Compter les réservations et les demandes en attente',
    response: answerOf(pendingBookingsRecord),
  }),
  listDayBookings: endpoint(listDayBookings, {
    summary: 'Lister ce qui est réservé un jour, pour le recevoir',
    query: z.object({ date: dayQuery, restaurantId: z.uuid(fieldErrors.restaurantId).optional() }),
    response: z.array(answerOf(dayBookingRecord)),
  }),
  listCompetingBookings: endpoint(listCompetingBookings, {
    summary: 'Lister ce qui demande la même salle au même moment',
    params: idParams,
    response: z.array(competingBooking),
    errors: [404],
  }),
  answerBookingWish: endpoint(answerBookingWish, {
    summary: 'Répondre au client qui préférerait un autre moment que celui qui est confirmé',
    params: idParams,
    body: answerBookingWishBody,
    response: answerOf(bookingWishRecord),
    errors: [404, 409, 422],
  }),
  listRestaurantBookings: endpoint(listRestaurantBookings, {
    summary: 'Lister ce qui est réservé ou demandé pour des jours',
    params: idParams,
    query: z
      .object({ startDate: dayQuery, endDate: dayQuery })
      .refine(({ startDate, endDate }) => startDate <= endDate && endDate <= addDays(startDate, LONGEST_LISTING), {
        error: queryErrors.period,
        path: ['endDate'],
      }),
    response: z.array(competingBooking),
    errors: [404],
  }),
  changeBooking: endpoint(changeBooking, {
    summary: 'Modifier une réservation ou une demande d’événement: moment, nombre, salle, client, remarques',
    params: idParams,
    body: changeBody(eventRequestLimits.people.max, bookingChangeRefusals.seen),
    response: answerOf(changedBookingRecord),
    errors: [404, 409, 422],
  }),
}
