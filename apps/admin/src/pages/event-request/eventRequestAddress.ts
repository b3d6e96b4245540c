import { addressCodec, day, filter, opened, page, text } from '../../platform/list/address.ts'
import { restaurantPart } from '../restaurant/restaurantPart.ts'

/** The URL parameters of « Demandes d'Événements ». */
export const eventRequestAddress = addressCodec({
  filter: filter({ status: text('statut'), type: text('type'), restaurantId: text('restaurant'), from: day('du') }),
  page,
  request: opened('demande'),
})

/** The URL parameters of « Gestion des demandes d'événements », of a restaurant (the one of last time by default). */
export const managedEventRequestAddress = addressCodec({
  restaurant: restaurantPart,
  filter: filter({ status: text('statut'), day: day('jour') }),
  page,
  request: opened('demande'),
})
