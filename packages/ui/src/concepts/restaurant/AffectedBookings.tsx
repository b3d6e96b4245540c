import type { CompetingBooking } from '@potager/domain/booking'
import {
  eventRequestStatusLabels,
  formatPeriod,
  reservationMessages,
  reservationStatusLabels,
  affectedBookingsMessages as text,
} from '@potager/domain/messages'
import type { ReactNode } from 'react'
import { Joined } from '../../components/screen/Joined.tsx'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import own from './restaurant-sections.module.css'

/** Bookings that a change of hours leaves outside them: loading, failed, or read. */
export type Affected =
  | { state: 'reading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'read'; bookings: readonly CompetingBooking[] }

/** The link to a booking. */
export type BookingLink = (booking: CompetingBooking, label: string) => ReactNode

/** How many are listed at once; the others are behind a line. */
const SHOWN = 8

function labelOf({ title, customerName }: CompetingBooking): string {
  return title ? `${title} (${customerName})` : customerName
}

function Detail({ kind, status, start, end, roomName, people }: CompetingBooking) {
  const labels: Readonly<Record<string, string>> = kind === 'EVENT' ? eventRequestStatusLabels : reservationStatusLabels
  const when = start && end ? formatPeriod({ start, end }) : ''
  return <Joined texts={[when, roomName, reservationMessages.people(people), labels[status] ?? status]} />
}

export type AffectedBookingsProps = {
  /** `days` of an exception, or the `week`. */
  of: 'days' | 'week'
  affected: Affected
  /** Draws the link to a booking. */
  linkTo: BookingLink
} & RootProps<HTMLDivElement>

function List({ bookings, linkTo }: { bookings: readonly CompetingBooking[]; linkTo: BookingLink }) {
  return (
    <ul>
      {bookings.map((booking) => (
        <li key={booking.id}>
          {linkTo(booking, labelOf(booking))}
          <span>
            <Detail {...booking} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Warns about the reservations and requests that a change leaves outside opening hours, and lists them. */
export function AffectedBookings({ of, affected, linkTo, className, ref }: AffectedBookingsProps) {
  const words = text[of]
  const bookings = affected.state === 'read' ? affected.bookings : []
  const others = bookings.slice(SHOWN)
  return (
    <div ref={ref} role="status" className={classNames(own.affected, className)}>
      {affected.state === 'reading' && <p>{words.reading}</p>}
      {affected.state === 'failed' && (
        <p>
          {words.failure}{' '}
          <button type="button" className={own.retry} onClick={affected.onRetry}>
            {text.retry}
          </button>
        </p>
      )}
      {affected.state === 'read' && bookings.length === 0 && <p>{words.none}</p>}
      {bookings.length > 0 && (
        <div className={own.warning}>
          <p>{words.some(bookings.length)}</p>
          <List bookings={bookings.slice(0, SHOWN)} linkTo={linkTo} />
          {others.length > 0 && (
            <details>
              <summary>{text.others(others.length)}</summary>
              <List bookings={others} linkTo={linkTo} />
            </details>
          )}
        </div>
      )}
    </div>
  )
}
