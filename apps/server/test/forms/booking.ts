import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { saturdayIn } from '../bookings.ts'
import { badTimes, type Form, long, wholeField } from './field.ts'

export const bookingForms: Record<string, Form> = {
  changeBooking: {
    endpoint: contract.booking.changeBooking,
    params: ({ event }) => ({ id: event }),
    valid: () => ({
      startTime: `${saturdayIn(34)}T12:00`,
      endTime: `${saturdayIn(34)}T14:00`,
      numberOfPeople: 4,
      seen: 'PENDING 2026-09-14T10:00 2026-09-14T12:00 4',
    }),
    fields: [
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
      wholeField('numberOfPeople', 1, 500),
      { path: 'seen', required: true, bad: [null, '', 1, [], long(1181)] },
      { path: 'meetingRoomId', bad: ['', 'verger', 1] },
      { path: 'customerId', bad: ['', 'ana', GUEST_ID, 1] },
      { path: 'notes', bad: [1, [], long(1001)] },
      { path: 'price', bad: ['', '450', -0.01, 0.005, 1_000_000] },
    ],
  },
}
