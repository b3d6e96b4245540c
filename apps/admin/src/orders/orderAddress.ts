import { type OrderFilter, orderStatuses } from '@potager/domain/order'
import { type AddressValues, addressCodec, day, filter, oneOf, opened, page } from '../lists/address.ts'

/** The URL parameters of the order screen. */
export const orderAddress = addressCodec({
  filters: filter({
    status: oneOf('statut', orderStatuses),
    service: oneOf('service', ['delivery', 'pickup']),
    day: day('date'),
  }),
  page,
  order: opened('commande'),
})

/** The query for the server; the meal service is filtered here, as the contract has no such query (AMB-20). */
export function toOrderFilter({ filters, page: shown }: AddressValues<typeof orderAddress>): OrderFilter {
  const { status, day: of } = filters
  return { page: shown, ...(status ? { status } : {}), ...(of ? { day: of } : {}) }
}
