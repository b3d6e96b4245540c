import { bookingFieldLabels } from '../booking/booking-form.messages.ts'

export const reservationFieldLabels = {
  ...bookingFieldLabels,
  price: 'Prix',
  createdAt: 'Prise le',
  notes: 'Remarques',
  noShow: 'Présence',
} as const

/** Field errors of a reservation, in the exact words of the specification except the last two, which are ours. */
export const reservationFieldErrors = {
  roomRequired: 'Une salle doit être sélectionnée pour ce type de réservation',
  type: 'Choisissez un type de réservation',
  noShow: 'Indiquez si personne n’est venu',
} as const
