import { saturdayIn } from '../bookings.ts'
import { everyone, type Row, whenSignedIn } from './row.ts'

const newRoom = { name: 'Salle des Serres', numberMettingPlace: 12, isReservable: true }

export const meetingRoomAccess: Record<string, Row> = {
  listMeetingRooms: { sent: ({ restaurant }) => ({ params: { restaurantId: restaurant } }), ...everyone(200) },
  listAvailableRooms: {
    sent: ({ restaurant }) => ({
      query: {
        restaurantId: restaurant,
        startTime: `${saturdayIn(0)}T12:00:00`,
        endTime: `${saturdayIn(0)}T14:00:00`,
      },
    }),
    ...everyone(200),
  },
  createMeetingRoom: {
    sent: ({ restaurant }) => ({ params: { id: restaurant }, body: newRoom }),
    ...whenSignedIn(201),
    'other owner': 403,
  },
  // A version that nobody has read: whoever may edit gets a 409.
  updateMeetingRoom: {
    sent: ({ restaurant, room }) => ({ params: { id: restaurant, roomId: room }, body: { ...newRoom, version: 999 } }),
    ...whenSignedIn(409),
    'other owner': 403,
  },
}
