import type { CompetingBooking } from '@potager/domain/booking'
import {
  announceException,
  eventRequestStatusLabels,
  formatPeriod,
  reservationMessages,
  reservationStatusLabels,
  hoursExceptionMessages as text,
} from '@potager/domain/messages'
import type { HoursException, HoursExceptionDraft } from '@potager/domain/restaurant'
import type { WallDate } from '@potager/domain/time'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import css from '../../components/input/form.module.css'
import type { ServerErrors } from '../../components/input/index.ts'
import { Joined } from '../../components/screen/Joined.tsx'
import { HoursExceptionForm } from './HoursExceptionForm.tsx'
import own from './restaurant-sections.module.css'

/** Bookings on the days of an exception: loading, failed, or those left outside opening hours. */
export type Affected =
  | { state: 'reading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'read'; bookings: readonly CompetingBooking[] }

/** The link to a booking. */
type BookingLink = (booking: CompetingBooking, label: string) => ReactNode

type AffectedBookingsProps = {
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
function AffectedBookings({ affected, linkTo }: AffectedBookingsProps) {
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

export type HoursExceptionsProps = {
  /** Upcoming exceptions, the next one first. */
  exceptions: readonly HoursException[]
  today: WallDate
  mayEdit: boolean
  /** True while the form of a new one is open. */
  adding: boolean
  /** Whether the backend keeps a second service a day. */
  twoServices: boolean
  submitting: boolean
  serverErrors: ServerErrors
  /** Called with null while the form is incomplete. */
  affected: Affected | null
  /** Draws the link to an affected booking. */
  linkTo: BookingLink
  /** Omit where the backend has no call to add one. */
  onAdding?: ((adding: boolean) => void) | undefined
  /** Receives null while the draft is incomplete. */
  onDraft: (draft: HoursExceptionDraft | null) => void
  onSubmit: (draft: HoursExceptionDraft) => void
  /** Omit where the backend has no call to remove one. */
  onRemove?: ((exception: HoursException) => void) | undefined
  /** Called with whether the form has unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/** « Fermetures et horaires exceptionnels » of a restaurant: lists, adds and removes them. */
export function HoursExceptions(props: HoursExceptionsProps) {
  const { exceptions, mayEdit, adding, affected, onAdding, onRemove } = props
  const [asked, ask] = useState<HoursException | null>(null)
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(adding)
  useEffect(() => {
    // Closing the form removes the focused control.
    if (wasAdding.current && !adding) add.current?.focus()
    wasAdding.current = adding
  }, [adding])

  return (
    <section className={own.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.heading}</h2>
      {exceptions.length === 0 && <p className={own.none}>{text.none}</p>}
      {exceptions.length > 0 && (
        <ul className={own.list}>
          {exceptions.map((exception) => (
            <li key={exception.id} data-closed={exception.hours === null}>
              <span>{announceException(exception)}</span>
              {mayEdit && onRemove && (
                <button
                  type="button"
                  className={css.quiet}
                  aria-label={text.removeNamed(exception)}
                  onClick={() => ask(exception)}
                >
                  {text.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && onAdding && !adding && (
        <button ref={add} type="button" className={css.secondary} onClick={() => onAdding(true)}>
          {text.add}
        </button>
      )}
      {mayEdit && onAdding && adding && (
        <HoursExceptionForm
          today={props.today}
          twoServices={props.twoServices}
          submitting={props.submitting}
          serverErrors={props.serverErrors}
          consequences={affected && <AffectedBookings affected={affected} linkTo={props.linkTo} />}
          onDraft={props.onDraft}
          onSubmit={props.onSubmit}
          onCancel={() => onAdding(false)}
          onDirty={props.onDirty}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        message={asked ? text.removeQuestion(asked) : ''}
        confirmLabel={text.remove}
        cancelLabel={text.keep}
        onConfirm={() => {
          if (asked) onRemove?.(asked)
          ask(null)
          add.current?.focus()
        }}
        onCancel={() => ask(null)}
      />
    </section>
  )
}
