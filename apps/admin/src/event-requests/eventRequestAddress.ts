import { addressCodec, day, filter, opened, page, text } from '../lists/address.ts'

/** The URL parameters of « Demandes d'Événements » and of its management page. */
export const eventRequestAddress = addressCodec({
  filter: filter({ status: text('statut'), type: text('type'), restaurantId: text('restaurant'), from: day('du') }),
  page,
  request: opened('demande'),
})
