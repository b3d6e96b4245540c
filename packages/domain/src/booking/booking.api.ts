import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { idParams, wallTimeShape } from '../wire/wire.schema.ts'
import { countPendingBookings, listCompetingBookings } from './booking.calls.ts'
import { bookingKinds, bookingStatuses } from './booking-status.ts'

const competingBooking = z.object({
  id: z.uuid(),
  kind: z.enum(bookingKinds),
  status: z.enum(bookingStatuses),
  holdsSpace: z.boolean(),
  title: z.string().optional(),
  meetingRoomName: z.string().optional(),
  customerName: z.string(),
  numberOfPeople: z.int(),
  startTime: wallTimeShape,
  endTime: wallTimeShape,
})

export const bookingEndpoints = {
  countPendingBookings: endpoint(countPendingBookings, {
    summary: 'Compter les réservations et les demandes en attente',
    response: z.object({ reservations: z.int(), events: z.int() }),
  }),
  listCompetingBookings: endpoint(listCompetingBookings, {
    summary: 'Lister ce qui demande la même salle au même moment',
    params: idParams,
    response: z.array(competingBooking),
    errors: [404],
  }),
}
