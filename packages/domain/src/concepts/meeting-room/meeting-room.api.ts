import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, version } from '../../base/wire/wire.schema.ts'
import { bookingTime } from '../booking/booking.schema.ts'
import { bookingFieldErrors } from '../booking/booking-refusals.messages.ts'
import { endsAfterStart } from '../booking/index.ts'
import { roomRecord } from '../restaurant/index.ts'
import { roomName, roomSeats } from '../restaurant/restaurant.schema.ts'
import { createMeetingRoom, listAvailableRooms, listMeetingRooms, updateMeetingRoom } from './meeting-room.calls.ts'

const meetingRoom = answerOf(roomRecord)

const roomBody = z.object({ name: roomName, numberMettingPlace: roomSeats, isReservable: z.boolean() })

export const meetingRoomEndpoints = {
  listMeetingRooms: endpoint(listMeetingRooms, {
    summary: 'Lister les salles d’un restaurant',
    params: z.object({ restaurantId: z.uuid(fieldErrors.id) }),
    response: z.array(meetingRoom),
    errors: [404],
  }),
  listAvailableRooms: endpoint(listAvailableRooms, {
    summary: 'Lister les salles libres d’un restaurant pendant une période',
    query: z
      .object({
        restaurantId: z.uuid(fieldErrors.restaurantId),
        startTime: bookingTime(bookingFieldErrors.start),
        endTime: bookingTime(bookingFieldErrors.end),
      })
      .refine(({ startTime, endTime }) => endsAfterStart({ start: startTime, end: endTime }), {
        error: bookingFieldErrors.endAfterStart,
        path: ['endTime'],
      }),
    response: z.array(meetingRoom),
    errors: [404],
  }),
  createMeetingRoom: endpoint(createMeetingRoom, {
    summary: 'Ajouter une salle',
    params: idParams,
    body: roomBody.extend({ isReservable: roomBody.shape.isReservable.default(true) }),
    status: 201,
    response: meetingRoom,
    errors: [404, 409, 422],
  }),
  updateMeetingRoom: endpoint(updateMeetingRoom, {
    summary: 'Modifier une salle',
    params: idParams.extend({ roomId: z.uuid(fieldErrors.id) }),
    body: roomBody.extend({ version }),
    response: meetingRoom,
    errors: [404, 409],
  }),
}
