import type { CompetingBooking } from '@potager/domain/booking'
import { eventRequestScreenMessages as words } from '@potager/domain/messages'
import { classNames } from '../../foundations/root/index.ts'
import frame from '../booking/ChangeBookingDialog.module.css'
import { dayOf, hoursOf, peopleOf } from '../booking/index.ts'
import css from './event-request.module.css'
import { eventRequestLocationOf } from './event-request-words.ts'

/** Conflicting bookings: the confirmed one first, then other requests. */
export function CompetingList({ bookings }: { bookings: readonly CompetingBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <section className={classNames(frame.callout, css.competing)} aria-label={words.competing.heading}>
      <h3>{words.competing.heading}</h3>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <strong>{booking.title ?? booking.customerName}</strong>
            <span>{` · ${dayOf(booking)}, ${hoursOf(booking)} · ${eventRequestLocationOf(booking)} · ${peopleOf(booking)} · `}</span>
            <em>{booking.holdsSpace ? words.competing.holds : words.competing.asks}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}
