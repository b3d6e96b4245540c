import { type BookingStatus, isBookingStatus } from '@potager/domain/booking'
import { formatDate, formatDateTime, formatLongDate, formatTime, readableCode } from '@potager/domain/format'
import { reservationMessages as words } from '@potager/domain/messages'
import { reservationMinutes } from '@potager/domain/reservation'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'

/** When a booking starts and ends; null for a time that could not be read. */
type Period = { start: string | null; end: string | null }

/** 'samedi 21 novembre 2026'; 'Date invalide' when unreadable. */
export function dayOf({ start }: Pick<Period, 'start'>): string {
  return formatLongDate(start)
}

/** '19:00 – 22:30', with the last day when it ends on another day; '--:--' for an unreadable time. */
export function hoursOf({ start, end }: Period): string {
  const nextDay = start && end && end.slice(0, 10) !== start.slice(0, 10)
  return `${formatTime(start)} – ${nextDay ? formatDateTime(end) : formatTime(end)}`
}

/** '14/07/2026', for a column. */
export function shortDayOf({ start }: Pick<Period, 'start'>): string {
  return formatDate(start)
}

/** '8 personnes'. */
export function peopleOf({ people }: { people: number | null }): string {
  return words.people(people)
}

/** '210 minutes'; '--' when a time is unreadable. */
export function durationOf(period: Period): string {
  const minutes = reservationMinutes(period)
  return minutes === null ? '--' : words.minutes(minutes)
}

const tones: Record<BookingStatus, StatusTone> = {
  PENDING: 'warning',
  CONFIRMED: 'success',
  COMPLETED: 'info',
  CANCELLED: 'error',
}

type BookingStatusChipProps = {
  /** As the backend names it; an unknown one is shown as it is. */
  status: string
  labels: Record<BookingStatus, string>
} & RootProps<HTMLSpanElement>

/** The status of a reservation or event, with the screen's labels; an unknown code is shown as received. */
export function BookingStatusChip({ status, labels, ...root }: BookingStatusChipProps) {
  return isBookingStatus(status) ? (
    <StatusChip {...root} tone={tones[status]} label={labels[status]} />
  ) : (
    <StatusChip {...root} tone="neutral" label={readableCode(status)} />
  )
}
