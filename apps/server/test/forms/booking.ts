import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { newEventRequestBody, newProposal, newVisitorRequest, newWishSeen } from '../access/reservation.ts'
import { saturdayIn } from '../reservation-setup.ts'
import { badTimes, type Form, flag, long, textField, wholeField } from './field.ts'

const noTimes = [
  null,
  '',
  'demain',
  '2026-02-30T10:00:00',
  '2026-07-14',
  '2026-07-14T25:00:00',
  '2026-07-14T10:00:00Z',
  [2026, 7, 14, 10, 0],
  1784055600,
]

export const reservationForms: Record<string, Form> = {
  createReservation: {
    endpoint: contract.reservation.createReservation,
    valid: ({ restaurant, room, customer }) => ({
      customerId: customer,
      restaurantId: restaurant,
      meetingRoomId: room,
      type: 'MEETING_ROOM',
      startTime: `${saturdayIn(0)}T12:00`,
      endTime: `${saturdayIn(0)}T14:00:00`,
      numberOfPeople: 4,
      notes: 'Près de la fenêtre',
    }),
    fields: [
      { path: 'customerId', required: true, bad: [null, '', 'abc', 1, '00000000-0000-0000-0000-000000000000'] },
      { path: 'restaurantId', required: true, bad: [null, '', 'abc', 1] },
      { path: 'meetingRoomId', required: true, bad: ['', 'abc', 1, []] },
      { path: 'type', required: true, bad: [null, '', 'FULL', 1] },
      { path: 'startTime', required: true, bad: noTimes },
      { path: 'endTime', required: true, bad: noTimes },
      wholeField('numberOfPeople', 1, 200),
      textField('notes', 1000, false),
    ],
  },
  updateReservationStatus: {
    endpoint: contract.reservation.updateReservationStatus,
    valid: () => ({ status: 'CONFIRMED' }),
    fields: [
      { path: 'status', required: true, bad: [null, '', 'CANCELED', 'pending', 1] },
      textField('reason', 500, false),
      { path: 'seenStatus', bad: [null, '', 'CANCELED', 1] },
    ],
  },
  markReservationNoShow: {
    endpoint: contract.reservation.markReservationNoShow,
    valid: () => ({ noShow: true }),
    fields: [flag('noShow', true)],
  },
}

export const requestForms: Record<string, Form> = {
  createVisitorRequest: {
    endpoint: contract.request.createVisitorRequest,
    valid: (known) => ({
      ...newVisitorRequest(known),
      kind: 'EVENT',
      type: 'CONFERENCE',
      meetingRoomId: '',
      email: 'ines@exemple.fr',
      message: 'Une table ronde.',
      website: '',
    }),
    fields: [
      { path: 'ticket', required: true, bad: [null, '', 1, 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), []] },
      { path: 'kind', required: true, bad: [null, '', 'TABLE', 1] },
      { path: 'restaurantId', required: true, bad: [null, '', 'abc', 1] },
      { path: 'meetingRoomId', bad: [null, 'abc', 1, []] },
      { path: 'type', required: true, bad: [null, '', 'MARIAGE', 1] },
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
      wholeField('numberOfPeople', 1, 500),
      textField('fullName', 100),
      { path: 'phone', bad: [null, 1, '061234567', '++33639980012', 'allô'] },
      { path: 'email', bad: [null, 1, 'ines@', `${'é'.repeat(250)}@a.fr`] },
      { path: 'message', bad: [null, 1, [], long(1001), 'nul\0', 'demi \ud800'] },
      { path: 'consent', required: true, bad: [null, false, 'true', 1] },
      { path: 'website', bad: [null, 1, 'https://exemple.fr'] },
    ],
  },
  proposeVisitorRequest: {
    endpoint: contract.request.proposeVisitorRequest,
    params: () => ({ token: 'A'.repeat(43) }),
    valid: () => newProposal(),
    fields: [
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
      wholeField('numberOfPeople', 1, 500),
      { path: 'seen', required: true, bad: [null, '', 1, [], long(81)] },
    ],
  },
  recoverVisitorRequest: {
    endpoint: contract.request.recoverVisitorRequest,
    valid: () => ({ contact: 'ines@exemple.fr', day: '2027-01-16' }),
    fields: [
      textField('contact', 254),
      { path: 'day', required: true, bad: [null, '', '16/01/2027', '2027-02-30', 1] },
    ],
  },
}

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
