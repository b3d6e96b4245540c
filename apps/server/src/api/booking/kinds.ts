import type { AuditedResource } from '@potager/domain/audit'
import type { BookingKind, BookingStatus } from '@potager/domain/booking'
import { eventRequestLimits } from '@potager/domain/event-request'
import { bookingFieldErrors, eventRequestStatusLabels, reservationStatusLabels } from '@potager/domain/messages'
import { reservationLimits } from '@potager/domain/reservation'
import { invalid } from '../errors.ts'
import { eventRequestErrors } from '../event-request/routes.ts'
import { reservationErrors } from '../reservation/routes.ts'
import type { BookingErrorNames } from './check.ts'

/** What each kind calls its errors. */
export const errorNames: Readonly<Record<BookingKind, BookingErrorNames>> = {
  RESERVATION: reservationErrors,
  EVENT: eventRequestErrors,
}

/** What each kind is in the trail. */
export const auditedAs = { RESERVATION: 'reservation', EVENT: 'event-request' } as const satisfies Record<
  BookingKind,
  AuditedResource
>

/** The statuses of each kind in words. */
export const statusLabels: Readonly<Record<BookingKind, Readonly<Record<BookingStatus, string>>>> = {
  RESERVATION: reservationStatusLabels,
  EVENT: eventRequestStatusLabels,
}

const mostPeople = { RESERVATION: reservationLimits.people.max, EVENT: eventRequestLimits.people.max } as const

/** The most people of a kind, where a body may be about either. @throws Refusal 400 */
export function checkMostPeople(kind: BookingKind, people: number): void {
  if (people > mostPeople[kind]) throw invalid({ numberOfPeople: bookingFieldErrors.peopleMax(mostPeople[kind]) })
}
