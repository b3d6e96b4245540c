import { LONGEST_BOOKING_DAYS } from '../../booking/booking-period.ts'
import { formatDate, formatTime } from '../../format/dates.ts'
import { serviceOf } from '../../restaurant/hours-exception.ts'
import { weekdayOf } from '../../time/index.ts'
import type * as fr from '../fr/booking.ts'
import type { Translated } from '../translated.ts'
import { describeException } from './hours-exception.ts'
import { weekdayLabels } from './restaurant.ts'

const skipped = 'This hour does not exist: the night the clocks go forward leads from 02:00 to 03:00.'

export const formatPeriod: Translated<typeof fr.formatPeriod> = ({ start, end }) => {
  const lastDay = end.slice(0, 10) === start.slice(0, 10) ? '' : ` on ${formatDate(end)}`
  return `${formatDate(start)} from ${formatTime(start)} to ${formatTime(end)}${lastDay}`
}

export const bookingRefusals = {
  time: {
    'end-before-start': 'The end must be after the start',
    'start-skipped': skipped,
    'end-skipped': skipped,
    past: 'The start is past already.',
    'too-long': `The period is ${LONGEST_BOOKING_DAYS} days at most.`,
  },
  peopleWhole: 'The number of people must be a whole number',
  capacity: (max) => `The capacity is ${max} people at most`,
  closed: (schedule, { start }, { exception }) => {
    const closed = 'The restaurant is closed in this period'
    if (exception) return `${closed}: ${describeException(exception)}.`
    const day = start.slice(0, 10)
    const service = serviceOf(schedule, day)
    const open = service ? `${service.start} – ${service.end}` : 'closed'
    return `${closed} (${weekdayLabels[weekdayOf(day)]}: ${open}).`
  },
  taken: (holder) =>
    holder
      ? `This period is taken already: ${holder.roomName ?? 'whole restaurant'}, ${formatPeriod(holder.period)}.`
      : 'This period has just been taken by another request.',
  unknownRestaurant: 'No such restaurant',
  unknownRoom: 'No such room',
  unknownCustomer: 'No such customer',
  notReservable: 'This room cannot be booked',
  forbidden: 'You do not work for this restaurant.',
} satisfies Translated<typeof fr.bookingRefusals>

export const bookingWords = {
  reason: 'Reason',
  reasonHint: 'Optional. It stays in the history.',
  changeStatus: 'Change the status',
  keepStatus: 'Keep the status',
  reasonTooLong: (max) => `${max} characters at most`,
} satisfies Translated<typeof fr.bookingWords>
