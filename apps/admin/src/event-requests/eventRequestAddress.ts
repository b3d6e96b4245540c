import { addressCodec, day, filter, opened, page, text } from '../lists/address.ts'

/** The address of « Demandes d'Événements » and of their management. */
export const eventRequestAddress = addressCodec({
  filter: filter({ status: text('statut'), type: text('type'), restaurantId: text('restaurant'), from: day('du') }),
  page,
  request: opened('demande'),
})
