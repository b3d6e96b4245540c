import { formatInstant } from '@potager/domain/format'
import {
  commonMessages,
  plannerMessages,
  reservationStatusLabels,
  reservationMessages as words,
} from '@potager/domain/messages'
import { canCancelReservation, type Reservation } from '@potager/domain/reservation'
import { BookingStatusChip } from '../booking/index.ts'
import { Button } from '../button/index.ts'
import { DetailDialog, Facts } from '../screen/index.ts'
import { dayOf, durationOf, hoursOf, peopleOf, placeOf, priceOf, referenceOf, typeOf } from './reservation-words.ts'

export type ReservationDetailDialogProps = {
  /** The reservation shown; null keeps the dialog closed. */
  reservation: Reservation | null
  /** True while it is being cancelled. */
  busy?: boolean
  onClose: () => void
  /** Offers it as a file for a calendar. */
  onCalendar?: (reservation: Reservation) => void
  /** Asks to cancel; the question comes after. */
  onCancel: (reservation: Reservation) => void
}

/** Everything about a reservation, and the way to cancel it where SPEC §4 allows. */
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
  const { facts } = words
  return (
    <Facts
      facts={[
        [facts.customer, reservation.customerName],
        [facts.people, peopleOf(reservation)],
        [facts.day, dayOf(reservation)],
        [facts.hours, hoursOf(reservation)],
        [facts.duration, durationOf(reservation)],
        [facts.type, typeOf(reservation)],
        [facts.place, placeOf(reservation)],
        [facts.restaurant, reservation.restaurantName],
        [facts.price, priceOf(reservation)],
        [facts.createdAt, formatInstant(reservation.createdAt)],
        [facts.notes, reservation.notes],
        [words.reason, reservation.reason],
        [facts.noShow, reservation.noShow ? words.noShow : undefined],
      ]}
    />
  )
}
