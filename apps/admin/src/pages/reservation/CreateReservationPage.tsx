import { reservationMessages, reservationFormMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { createReservation, reservationDraft, reservationErrorMessage } from '@potager/domain/reservation'
import { isDay } from '@potager/domain/time'
import { ReservationFormScreen, reservationRules } from '@potager/ui/reservation'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBookingForm } from '../booking/useBookingForm.tsx'
import { placedReservation, plannerPath } from './reservationAddress.ts'

/** « Nouvelle Réservation » over its draft; who came from a place of the planner goes back to it, at the day of the reservation. */
export function CreateReservationPage() {
  const { search } = useLocation()
  // The place leaves the address as soon as it is changed.
  const [fromPlanner] = useState(() => placedReservation(new URLSearchParams(search)).start !== undefined)
  const { dialogs, round, form } = useBookingForm({
    kind: 'RESERVATION',
    name: 'reservation',
    form: reservationDraft,
    rules: reservationRules,
    create: createReservation,
    messageOf: reservationErrorMessage,
    list: fromPlanner
      ? ({ restaurantId, start }) => plannerPath(restaurantId, isDay(start.slice(0, 10)) ? start.slice(0, 10) : null)
      : paths.reservations,
    back: fromPlanner ? words.backToPlanner : words.back,
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
