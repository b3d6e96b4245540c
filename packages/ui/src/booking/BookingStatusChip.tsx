import { type BookingStatus, isBookingStatus } from '@potager/domain/booking'
import { readableCode } from '@potager/domain/format'
import { StatusChip, type StatusTone } from '../feedback/index.ts'

const tones: Record<BookingStatus, StatusTone> = {
  PENDING: 'warning',
  CONFIRMED: 'success',
  COMPLETED: 'info',
  CANCELLED: 'error',
}

type BookingStatusChipProps = { status: string; labels: Record<BookingStatus, string> }

/** Where a reservation or an event stands, in its screen's words and the colours of SPEC §4; an unknown one as it came (T20). */
export function BookingStatusChip({ status, labels }: BookingStatusChipProps) {
  return isBookingStatus(status) ? (
    <StatusChip tone={tones[status]} label={labels[status]} />
  ) : (
    <StatusChip tone="neutral" label={readableCode(status)} />
  )
}
