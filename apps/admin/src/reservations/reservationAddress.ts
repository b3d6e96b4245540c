import { addressCodec, day, filter, opened, or, page, text, wordFor } from '../lists/address.ts'

/** The address of « Mes Réservations ». */
export const reservationAddress = addressCodec({
  filter: filter({ status: text('statut'), type: text('type'), from: day('du'), to: day('au') }),
  page,
  reservation: opened('reservation'),
})

/** The address of « Gestion des réservations »: its table, or its planner on a day, of today unless it says another. */
export const managementAddress = addressCodec({
  view: or(wordFor('vue', { planning: 'planner' }), 'table'),
  day: or(day('jour'), null),
  span: or(wordFor('duree', { semaine: 'week' }), 'day'),
  page,
  reservation: opened('reservation'),
  event: opened('demande'),
})
