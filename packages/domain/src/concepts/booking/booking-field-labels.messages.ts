/** Field labels shared by reservations and event requests. */
export const bookingFieldLabels = {
  customer: 'Client',
  restaurant: 'Restaurant',
  type: 'Type',
  location: 'Lieu',
  day: 'Date',
  hours: 'Horaires',
  start: 'Début',
  end: 'Fin',
  duration: 'Durée',
  people: 'Personnes',
  status: 'Statut',
  reason: 'Motif',
  origin: 'Origine',
} as const
