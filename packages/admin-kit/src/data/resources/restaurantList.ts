import { getRestaurant, postalAddress, type Restaurant } from '@potager/domain/restaurant'
import { localList } from '../../query/localList.ts'
import { restaurantsCall } from '../../query/restaurantsCall.ts'
import type { CallContext, ReadAdapter } from '../adapter.ts'

/** The user's restaurants, or all of them where the backend cannot tell which those are. */
export function restaurantList({ api, supports }: CallContext): ReadAdapter<Restaurant> {
  return {
    getList: async (params, options) =>
      localList(
        await api.send(restaurantsCall(supports), undefined, options),
        params,
        ({ name, address }) => `${name} ${postalAddress(address)}`,
      ),
    getOne: (id, options) => api.send(getRestaurant, id, options),
  }
}
