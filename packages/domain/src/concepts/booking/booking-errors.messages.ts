/** Field errors shared by reservations and event requests, in the exact words of the specification. */
export const bookingFieldErrors = {
  room: 'ID salle invalide',
  start: 'Date de début requise',
  end: 'Date de fin requise',
  endAfterStart: "L'heure de fin doit être après l'heure de début",
  peopleMin: 'Au moins 1 personne',
  peopleMax: (max: number) => `Maximum ${max} personnes`,
} as const
