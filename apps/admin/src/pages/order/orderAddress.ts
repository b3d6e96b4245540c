import { type OrderFilter, orderStatuses } from '@potager/domain/order'
import { type AddressValues, addressCodec, day, filter, oneOf, opened, page } from '../../platform/list/address.ts'
import { restaurantPart } from '../restaurant/restaurantPart.ts'

/** The URL parameters of the order screen; the restaurant is the one of last time by default. */
export const orderAddress = addressCodec({
  filters: filter({
    status: oneOf('statut', orderStatuses),
    service: oneOf('service', ['delivery', 'pickup']),
    day: day('date'),
  }),
  restaurant: restaurantPart,
  page,
  order: opened('commande'),
})

/** Where the store of a person's lists has the restaurant whose orders were listed last; nothing when it was all. */
export const REMEMBERED_RESTAURANT = 'dashboard.restaurant'

/** The query for the server; the meal service is filtered here, as the contract has no such query (AMB-20). */
export function toOrderFilter({ filters, restaurant, page: shown }: AddressValues<typeof orderAddress>): OrderFilter {
  const { status, day: of } = filters
  return {
    page: shown,
    ...(status ? { status } : {}),
    ...(of ? { day: of } : {}),
    ...(restaurant ? { restaurantId: restaurant } : {}),
  }
}
