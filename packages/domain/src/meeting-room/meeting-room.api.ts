import { z } from 'zod'
import { bookingMessages, bookingTime } from '../booking/booking.schema.ts'
import { endsAfterStart } from '../booking/booking-period.ts'
import { endpoint } from '../contract/endpoint.ts'
import { listAvailableRooms, listMeetingRooms } from './meeting-room.calls.ts'

const meetingRoom = z.object({
  id: z.uuid(),
  name: z.string(),
  numberMettingPlace: z.int(),
  isReservable: z.boolean(),
})

export const meetingRoomEndpoints = {
  listMeetingRooms: endpoint(listMeetingRooms, {
    summary: 'Lister les salles d’un restaurant',
    params: z.object({ restaurantId: z.uuid('Identifiant invalide') }),
    response: z.array(meetingRoom),
    errors: [404],
  }),
  listAvailableRooms: endpoint(listAvailableRooms, {
    summary: 'Lister les salles libres d’un restaurant pendant une période',
    query: z
      .object({
        restaurantId: z.uuid(bookingMessages.restaurant),
        startTime: bookingTime(bookingMessages.start),
        endTime: bookingTime(bookingMessages.end),
      })
      .refine(({ startTime, endTime }) => endsAfterStart({ start: startTime, end: endTime }), {
        error: bookingMessages.endAfterStart,
        path: ['endTime'],
      }),
    response: z.array(meetingRoom),
    errors: [404],
  }),
}
