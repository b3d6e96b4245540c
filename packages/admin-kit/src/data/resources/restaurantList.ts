import type { SendOptions } from '@potager/domain/api'
import {
  getRestaurant,
  listMyRestaurants,
  listRestaurants,
  postalAddress,
  type Restaurant,
} from '@potager/domain/restaurant'
import { localList } from '../../query/localList.ts'
import type { CallContext, ReadAdapter } from '../adapter.ts'
import { orSpecified } from '../orSpecified.ts'

/** The user's restaurants, or all of them where the backend cannot tell which those are. */
export function restaurantList({ api, supports }: CallContext): ReadAdapter<Restaurant> {
  const read = (options: SendOptions) =>
    orSpecified(
      supports,
      listMyRestaurants,
      () => api.send(listMyRestaurants, undefined, options),
      () => api.send(listRestaurants, undefined, options),
    )
  return {
    getList: async (params, options) =>
      localList(await read(options), params, ({ name, address }) => `${name} ${postalAddress(address)}`),
    getOne: (id, options) => api.send(getRestaurant, id, options),
  }
}
