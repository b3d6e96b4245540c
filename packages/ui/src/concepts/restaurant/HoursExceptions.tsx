import { announceException, hoursExceptionMessages as text } from '@potager/domain/messages'
import type { HoursException, HoursExceptionDraft } from '@potager/domain/restaurant'
import type { WallDate } from '@potager/domain/time'
import { useEffect, useId, useRef, useState } from 'react'
import { ConfirmDialog } from '../../components/feedback/index.ts'
import css from '../../components/input/form.module.css'
import type { ServerErrors } from '../../components/input/index.ts'
import { type Affected, AffectedBookings, type BookingLink } from './AffectedBookings.tsx'
import { HoursExceptionForm } from './HoursExceptionForm.tsx'
import own from './restaurant-sections.module.css'

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
  /** The bookings that the draft leaves outside opening hours, or the removal that is asked about; null without either. */
  affected: Affected | null
  /** Draws the link to an affected booking. */
  linkTo: BookingLink
  /** Omit where the backend has no call to add one. */
  onAdding?: ((adding: boolean) => void) | undefined
  /** Receives null while the draft is incomplete. */
  onDraft: (draft: HoursExceptionDraft | null) => void
  onSubmit: (draft: HoursExceptionDraft) => void
  /** Called with the exception whose removal is asked about, and with null after the answer. */
  onAsk?: ((exception: HoursException | null) => void) | undefined
  /** Omit where the backend has no call to remove one. */
  onRemove?: ((exception: HoursException) => void) | undefined
  /** Called with whether the form has unsaved input. */
  onDirty?: (dirty: boolean) => void
}

/** « Fermetures et horaires exceptionnels » of a restaurant: lists, adds and removes them. */
export function HoursExceptions(props: HoursExceptionsProps) {
  const { exceptions, mayEdit, adding, affected, onAdding, onAsk, onRemove } = props
  const [asked, setAsked] = useState<HoursException | null>(null)
  const ask = (exception: HoursException | null) => {
    setAsked(exception)
    onAsk?.(exception)
  }
  const bookings = affected && <AffectedBookings of="days" affected={affected} linkTo={props.linkTo} />
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
          consequences={asked ? null : bookings}
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
      >
        {asked && bookings}
      </ConfirmDialog>
    </section>
  )
}
