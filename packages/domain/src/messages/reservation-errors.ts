/** What is wrong with a reservation: SPEC §5, exact but the last two. */
export const reservationFieldErrors = {
  roomRequired: 'Une salle doit être sélectionnée pour ce type de réservation',
  type: 'Choisissez un type de réservation',
  noShow: 'Indiquez si personne n’est venu',
} as const
