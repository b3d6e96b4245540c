/** What is wrong with a reservation: the specification, exact but the last two. */
export const reservationFieldErrors = {
  roomRequired: 'Une salle doit être sélectionnée pour ce type de réservation',
  type: 'Choisissez un type de réservation',
  noShow: 'Indiquez si personne n’est venu',
} as const
