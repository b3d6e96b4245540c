import { addressCodec, day, filter, opened, or, page, text, wordFor } from '../lists/address.ts'

/** The URL parameters of « Mes Réservations ». */
export const reservationAddress = addressCodec({
  filter: filter({ status: text('statut'), type: text('type'), from: day('du'), to: day('au') }),
  page,
  reservation: opened('reservation'),
})

/** The URL parameters of « Gestion des réservations »: table, or planner of a day (today by default). */
export const managementAddress = addressCodec({
  view: or(wordFor('vue', { planning: 'planner' }), 'table'),
  day: or(day('jour'), null),
  span: or(wordFor('duree', { semaine: 'week' }), 'day'),
  page,
  reservation: opened('reservation'),
  event: opened('demande'),
})
