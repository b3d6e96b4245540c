import { formatCount } from '../../format/counts.ts'
import { hoursExceptionLimits } from '../../restaurant/hours-exception.ts'
import type * as fr from '../fr/hours-exception-desk.ts'
import type { Translated } from '../translated.ts'
import { announceException, describeException, exceptionNoticeMessages } from './hours-exception.ts'

export const hoursExceptionMessages = {
  heading: exceptionNoticeMessages.heading,
  closed: 'Closed',
  none: 'No exception to come: the restaurant keeps its weekly hours.',
  add: 'Add an exception',
  addTitle: 'New exception',
  from: 'First day',
  to: 'Last day',
  kind: 'On these days the restaurant is',
  kinds: { closed: 'Closed', hours: 'Open at other hours' },
  start: 'Opening',
  end: 'Closing',
  hoursHint: { start: 'For example 12:00', end: 'An end earlier than the start belongs to the next day.' },
  reason: 'Reason',
  reasonHint: 'Optional. Visitors read it.',
  save: 'Save',
  saving: 'Saving…',
  remove: 'Remove',
  removeNamed: (exception) => `Remove: ${describeException(exception)}`,
  removeQuestion: (exception) => `${announceException(exception)} Without this exception the weekly hours apply again.`,
  keep: 'Keep it',
  added: 'Exception saved',
  removed: 'Exception removed',
  problems: {
    day: 'A date is required',
    past: 'These days are past',
    far: 'Two years ahead at most',
    order: 'The last day comes before the first',
    long: `${hoursExceptionLimits.days} days at most`,
    reason: `${hoursExceptionLimits.reason} characters at most`,
  },
  shared: (exception) => `There is an exception at these dates already: ${describeException(exception)}.`,
  tooMany: `A restaurant has ${hoursExceptionLimits.perRestaurant} exceptions to come at most.`,
  unknown: 'No such exception.',
  readingBookings: 'Looking for bookings on these days…',
  noBookings: 'No reservation or request is touched.',
  bookings: (count) =>
    count === 1
      ? 'One reservation or request no longer fits the hours of these days. It is not cancelled: please tell the person.'
      : `${formatCount(count)} reservations or requests no longer fit the hours of these days. They are not cancelled: please tell the people.`,
  bookingsFailure: 'The bookings of these days could not be read.',
  retry: 'Try again',
} satisfies Translated<typeof fr.hoursExceptionMessages>
