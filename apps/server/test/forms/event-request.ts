import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { newEventRequestBody, newWishSeen } from '../access/event-request.ts'
import { saturdayIn } from '../bookings.ts'
import { badTimes, type Form, flag, long, textField, wholeField } from './field.ts'

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

export const eventRequestForms: Record<string, Form> = {
  createEventRequest: {
    endpoint: contract.eventRequest.createEventRequest,
    valid: (known) => ({
      ...newEventRequestBody(known),
      meetingRoomId: '',
      contactPhone: '06 39 98 00 12',
      specialRequests: 'Un micro.',
    }),
    fields: [
      { path: 'customerId', required: true, bad: [null, '', 'abc', 1, GUEST_ID] },
      { path: 'restaurantId', required: true, bad: [null, '', 'abc', 1] },
      { path: 'meetingRoomId', bad: [null, 'abc', 1, []] },
      { path: 'type', required: true, bad: [null, '', 'MARIAGE', 1] },
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
      wholeField('numberOfPeople', 1, 500),
      textField('title', 200),
      textField('description', 2000),
      { path: 'contactPhone', bad: [null, 1, '061234567', '++33639980012', '1'.repeat(16), 'allô'] },
      { path: 'specialRequests', bad: [null, 1, [], long(1001), 'nul\0', 'demi \ud800'] },
    ],
  },
  updateEventRequestStatus: {
    endpoint: contract.eventRequest.updateEventRequestStatus,
    params: ({ event }) => ({ id: event }),
    valid: () => ({ status: 'PENDING', reason: 'Complet' }),
    fields: [
      { path: 'status', required: true, bad: [null, '', 'CANCELED', 1] },
      { path: 'reason', bad: [null, 1, [], long(501), 'nul\0'] },
      { path: 'seenStatus', bad: [null, '', 'CANCELED', 1] },
    ],
  },
  answerBookingWish: {
    endpoint: contract.booking.answerBookingWish,
    params: ({ event }) => ({ id: event }),
    valid: () => ({ accepted: false, seen: newWishSeen, reason: 'Complet' }),
    fields: [
      flag('accepted', true),
      { path: 'seen', required: true, bad: [null, '', 1, [], long(81)] },
      { path: 'reason', bad: [null, 1, [], long(501), 'nul\0'] },
    ],
  },
}
