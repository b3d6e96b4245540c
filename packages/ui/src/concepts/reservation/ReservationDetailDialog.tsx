import { formatInstant } from '@potager/domain/format'
import {
  commonMessages,
  plannerMessages,
  reservationFieldLabels,
  reservationStatusLabels,
  reservationMessages as words,
} from '@potager/domain/messages'
import { canCancelReservation, type Reservation } from '@potager/domain/reservation'
import { Button } from '../../components/button/index.ts'
import { DetailDialog, Facts } from '../../components/screen/index.ts'
import { BookingStatusChip } from '../booking/index.ts'
import { dayOf, durationOf, hoursOf, locationOf, peopleOf, priceOf, referenceOf, typeOf } from './reservation-words.ts'

export type ReservationDetailDialogProps = {
  /** The reservation to show; null closes the dialog. */
  reservation: Reservation | null
  /** True while it is being cancelled. */
  busy?: boolean
  onClose: () => void
  /** Exports the reservation as a calendar file. */
  onCalendar?: (reservation: Reservation) => void
  /** Opens the confirmation of a cancellation. */
  onCancel: (reservation: Reservation) => void
}

/** A reservation's details, with a cancel button where the status allows it. */
export function ReservationDetailDialog({
  reservation,
  busy = false,
  onClose,
  onCalendar,
  onCancel,
}: ReservationDetailDialogProps) {
  return (
    <DetailDialog
      open={reservation !== null}
      title={
        reservation && (
          <>
            {words.reference(referenceOf(reservation))}{' '}
            <BookingStatusChip status={reservation.status} labels={reservationStatusLabels} />
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>{commonMessages.close}</Button>
          {reservation && onCalendar && (
            <Button onClick={() => onCalendar(reservation)}>{plannerMessages.calendar}</Button>
          )}
        </>
      }
      destructive={
        reservation &&
        canCancelReservation(reservation.status) && (
          <Button color="error" aria-disabled={busy} onClick={() => !busy && onCancel(reservation)}>
            {words.cancel}
          </Button>
        )
      }
      onClose={onClose}
    >
      {reservation && <ReservationFacts reservation={reservation} />}
    </DetailDialog>
  )
}

function ReservationFacts({ reservation }: { reservation: Reservation }) {
  return (
    <Facts
      facts={[
        [reservationFieldLabels.customer, reservation.customerName],
        [reservationFieldLabels.people, peopleOf(reservation)],
        [reservationFieldLabels.day, dayOf(reservation)],
        [reservationFieldLabels.hours, hoursOf(reservation)],
        [reservationFieldLabels.duration, durationOf(reservation)],
        [reservationFieldLabels.type, typeOf(reservation)],
        [reservationFieldLabels.location, locationOf(reservation)],
        [reservationFieldLabels.restaurant, reservation.restaurantName],
        [reservationFieldLabels.price, priceOf(reservation)],
        [reservationFieldLabels.createdAt, formatInstant(reservation.createdAt)],
        [reservationFieldLabels.notes, reservation.notes],
        [reservationFieldLabels.reason, reservation.reason],
        [reservationFieldLabels.noShow, reservation.noShow ? words.noShow : undefined],
      ]}
    />
  )
}
