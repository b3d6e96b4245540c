import {
  createRestaurant,
  getRestaurant,
  postalAddress,
  type Restaurant,
  type RestaurantDraft,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { restaurantsCall } from '../../restaurants/restaurantsCall.ts'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { localList } from '../localList.ts'
import { changedRecord } from './changedRecord.ts'

/**
 * The user's restaurants, or all of them where the backend cannot tell which those are. An update leaves the rooms as
 * they are: each is a record of `meeting-rooms`.
 */
export function restaurantsAdapter({ api, supports }: AdapterContext): Adapter<Restaurant> {
  return {
    getList: async (params, options) =>
      localList(
        await api.send(restaurantsCall(supports), undefined, options),
        params,
        ({ name, address }) => `${name} ${postalAddress(address)}`,
      ),
    getOne: (id, options) => api.send(getRestaurant, id, options),
    create: (draft, options) => api.send(createRestaurant, draft as RestaurantDraft, options),
    update: async (id, change) => {
      const { rooms: _, exceptions: __, version = 1, ...edit } = changedRecord(change) as Restaurant
      return api.send(updateRestaurant, { ...edit, id, version })
    },
  }
}
