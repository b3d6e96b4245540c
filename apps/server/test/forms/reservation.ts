import { contract } from '@potager/domain/contract'
import { saturdayIn } from '../reservation-setup.ts'
import { type Form, flag, textField, wholeField } from './field.ts'

const badTimes = [
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
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
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
