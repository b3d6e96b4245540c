import { saturday } from '../bookings.ts'
import { everyone, type Row } from './row.ts'

export const meetingRoomAccess: Record<string, Row> = {
  listMeetingRooms: { sent: ({ restaurant }) => ({ params: { restaurantId: restaurant } }), ...everyone(200) },
  listAvailableRooms: {
    sent: ({ restaurant }) => ({
      query: { restaurantId: restaurant, startTime: `${saturday(0)}T12:00:00`, endTime: `${saturday(0)}T14:00:00` },
    }),
    ...everyone(200),
  },
}
