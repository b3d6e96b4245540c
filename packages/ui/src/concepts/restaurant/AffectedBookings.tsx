import type { CompetingBooking } from '@potager/domain/booking'
import {
  eventRequestStatusLabels,
  formatPeriod,
  reservationMessages,
  reservationStatusLabels,
  hoursExceptionMessages as text,
} from '@potager/domain/messages'
import type { ReactNode } from 'react'
import { Joined } from '../../components/screen/Joined.tsx'
import own from './hours-exceptions.module.css'

/** Bookings on the days of an exception: loading, failed, or those left outside opening hours. */
export type Affected =
  | { state: 'reading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'read'; bookings: readonly CompetingBooking[] }

/** The link to a booking. */
export type BookingLink = (booking: CompetingBooking, label: string) => ReactNode

export type AffectedBookingsProps = {
  affected: Affected
  linkTo: BookingLink
}

function labelOf({ title, customerName }: CompetingBooking): string {
  return title ? `${title} (${customerName})` : customerName
}

function Detail({ kind, status, start, end, roomName, people }: CompetingBooking) {
  const labels: Readonly<Record<string, string>> = kind === 'EVENT' ? eventRequestStatusLabels : reservationStatusLabels
  const when = start && end ? formatPeriod({ start, end }) : ''
  return <Joined texts={[when, roomName, reservationMessages.people(people), labels[status] ?? status]} />
}

/** Warns about the reservations and requests that an exception leaves outside opening hours, and lists them. */
export function AffectedBookings({ affected, linkTo }: AffectedBookingsProps) {
  return (
    <div role="status" className={own.affected}>
      {affected.state === 'reading' && <p>{text.readingBookings}</p>}
      {affected.state === 'failed' && (
        <p>
          {text.bookingsFailure}{' '}
          <button type="button" className={own.retry} onClick={affected.onRetry}>
            {text.retry}
          </button>
        </p>
      )}
      {affected.state === 'read' && affected.bookings.length === 0 && <p>{text.noBookings}</p>}
      {affected.state === 'read' && affected.bookings.length > 0 && (
        <div className={own.warning}>
          <p>{text.bookings(affected.bookings.length)}</p>
          <ul>
            {affected.bookings.map((booking) => (
              <li key={booking.id}>
                {linkTo(booking, labelOf(booking))}
                <span>
                  <Detail {...booking} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
