import { reservationMessages, reservationFormMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { createReservation, reservationDraft, reservationErrorMessage } from '@potager/domain/reservation'
import { ReservationFormScreen, reservationRules } from '@potager/ui/reservation'
import { useBookingForm } from '../drafts/useBookingForm.tsx'
import { placedReservation } from './reservationAddress.ts'

/** « Nouvelle Réservation » over its draft. */
export function CreateReservationPage() {
  const { dialogs, round, form } = useBookingForm({
    kind: 'RESERVATION',
    name: 'reservation',
    form: reservationDraft,
    rules: reservationRules,
    create: createReservation,
    messageOf: reservationErrorMessage,
    list: paths.reservations,
    back: words.back,
    created: reservationMessages.created,
    wantsRoom: ({ type }) => type === 'MEETING_ROOM',
    placed: placedReservation,
  })
  return (
    <>
      {dialogs}
      <ReservationFormScreen key={round} {...form} />
    </>
  )
}
