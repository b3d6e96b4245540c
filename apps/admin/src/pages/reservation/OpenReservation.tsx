import { ReservationDetailDialog, type ReservationDetailDialogProps } from '@potager/ui/reservation'
import { useBookingChange, useWishAnswer } from '../booking/bookingChanges.tsx'
import { useZone } from '../restaurant/useRestaurants.ts'
import { downloadCalendar } from './downloadCalendar.ts'

type OpenReservationProps = Omit<ReservationDetailDialogProps, 'onCalendar' | 'onMoment' | 'onWish' | 'answering'>

/** The detail of one reservation, from which it is moved, and its customer's wish for another moment is answered. */
export function OpenReservation(props: OpenReservationProps) {
  const { reservation } = props
  const { onMoment, dialog } = useBookingChange(
    'RESERVATION',
    reservation && { ...reservation, price: reservation.totalPrice },
  )
  const zone = useZone(reservation?.restaurantId)
  const wishes = useWishAnswer(props.onClose)
  return (
    <>
      <ReservationDetailDialog
        {...props}
        {...wishes.shown}
        onCalendar={(one) => downloadCalendar(one, one.customerName, zone)}
        onMoment={onMoment}
      />
      {dialog}
      {wishes.question}
    </>
  )
}
