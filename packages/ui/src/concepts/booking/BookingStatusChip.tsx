import { type BookingStatus, isBookingStatus } from '@potager/domain/booking'
import { readableCode } from '@potager/domain/format'
import { StatusChip, type StatusTone } from '../../components/list/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'

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
