import { type BookingStatus, bookingStatuses, isBookingStatus } from '@potager/domain/booking'
import { readableCode } from '@potager/domain/format'
import type { KeyboardEvent } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './agenda.module.css'

export type BookingStatusSelectProps = {
  /** Accessible name: « Statut de la réservation #0012ab34 ». */
  label: string
  /** Status that the backend knows. */
  status: string
  labels: Record<BookingStatus, string>
  /** True while the backend answers: the select keeps the focus and takes nothing. */
  busy?: boolean
  onPick: (status: BookingStatus) => void
} & RootProps<HTMLSelectElement>

/**
 * Opens the list for a key that would pick a status of the closed one: Windows and Linux do so at each arrow and letter, and
 * a customer is told at once. Browsers that do not say whether it is open go on as they do.
 */
function openFirst(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, currentTarget: list, altKey, ctrlKey, metaKey } = event
  const picks = /^(Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== ' ')
  if (!picks || altKey || ctrlKey || metaKey) return
  if (!CSS.supports('selector(:open)') || list.matches(':open')) return
  event.preventDefault()
  list.showPicker()
}

/**
 * Sets any of the four statuses. It shows the server's status until that changes; while busy it keeps the focus and
 * ignores input.
 */
export function BookingStatusSelect({
  label,
  status,
  labels,
  busy = false,
  onPick,
  className,
  ref,
}: BookingStatusSelectProps) {
  const known = isBookingStatus(status)
  return (
    <select
      ref={ref}
      className={classNames(css.select, className)}
      aria-label={label}
      aria-busy={busy}
      data-status={status}
      value={status}
      aria-disabled={busy}
      disabled={!known}
      onKeyDown={openFirst}
      onChange={(event) => {
        if (busy) return
        const picked = bookingStatuses.find((one) => one === event.target.value)
        if (picked) onPick(picked)
      }}
    >
      {!known && <option value={status}>{readableCode(status)}</option>}
      {bookingStatuses.map((one) => (
        <option key={one} value={one}>
          {labels[one]}
        </option>
      ))}
    </select>
  )
}
