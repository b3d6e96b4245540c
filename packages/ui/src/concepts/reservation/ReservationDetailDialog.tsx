import { formatInstant } from '@potager/domain/format'
import {
  bookingOrigin,
  commonMessages,
  plannerMessages,
  reservationFieldLabels,
  reservationStatusLabels,
  reservationMessages as words,
} from '@potager/domain/messages'
import { canCancelReservation, canConfirmReservation, type Reservation } from '@potager/domain/reservation'
import { Button } from '../../components/button/index.ts'
import { DetailDialog, Facts } from '../../components/screen/index.ts'
import { BookingStatusChip, dayOf, durationOf, hoursOf, peopleOf, WishAnswer } from '../booking/index.ts'
import { MoveButton } from '../booking/MoveButton.tsx'
import { locationOf, priceOf, referenceOf, typeOf } from './reservation-words.ts'

export type ReservationDetailDialogProps = {
  /** The reservation to show; null closes the dialog. */
  reservation: Reservation | null
  /** True while it is being cancelled. */
  busy?: boolean
  /** True while an answer to the customer’s wish for another moment is sent. */
  answering?: boolean
  onClose: () => void
  /** Exports the reservation as a calendar file. */
  onCalendar?: (reservation: Reservation) => void
  /** Opens the dialog that moves it. */
  onMoment?: (() => void) | undefined
  /** Confirms it, where it waits. */
  onConfirm?: ((reservation: Reservation) => void) | undefined
  /** Notes that nobody came; set where that may be noted. */
  onNoShow?: ((reservation: Reservation) => void) | undefined
  /** Opens the confirmation of a cancellation. */
  onCancel: (reservation: Reservation) => void
  /** Answers the wish of its customer for another moment; without it, the wish is only shown. */
  onWish?: (reservation: Reservation, accepted: boolean) => void
}

/** A reservation's details, with a cancel button where the status allows it. */
export function ReservationDetailDialog({
  reservation,
  busy = false,
  answering = false,
  onClose,
  onCalendar,
  onMoment,
  onConfirm,
  onNoShow,
  onCancel,
  onWish,
}: ReservationDetailDialogProps) {
  return (
    <DetailDialog
      open={reservation !== null}
      title={
        reservation && (
          <>
            <span>{words.reference(referenceOf(reservation))}</span>{' '}
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
          {reservation && <MoveButton onMoment={onMoment} busy={busy} />}
          {reservation && onNoShow && (
            <Button aria-disabled={busy} onClick={() => !busy && onNoShow(reservation)}>
              {words.noteNoShow}
            </Button>
          )}
          {reservation && onConfirm && canConfirmReservation(reservation.status) && (
            <Button variant="contained" aria-disabled={busy} onClick={() => !busy && onConfirm(reservation)}>
              {words.confirm}
            </Button>
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
      {reservation?.wish && (
        <WishAnswer
          wish={reservation.wish}
          busy={answering}
          onAnswer={onWish && ((accepted) => onWish(reservation, accepted))}
        />
      )}
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
        [reservationFieldLabels.origin, bookingOrigin(reservation)],
        [reservationFieldLabels.noShow, reservation.noShow ? words.noShow : undefined],
      ]}
    />
  )
}
