import {
  createRestaurant,
  getRestaurant,
  listMyRestaurants,
  listRestaurants,
  postalAddress,
  type Restaurant,
  type RestaurantDraft,
  updateRestaurant,
} from '@potager/domain/restaurant'
import { localList } from '../../query/localList.ts'
import { type Adapter, type CallContext, changedRecord, orSpecified } from '../adapter.ts'

/**
 * The user's restaurants, or all of them where the backend cannot tell which those are. An update leaves the rooms as they are:
 * each is a record of `meeting-rooms`.
 */
export function restaurantsAdapter({ api, supports }: CallContext): Adapter<Restaurant> {
  return {
    getList: async (params, options) => {
      const rows = await orSpecified(
        supports,
        listMyRestaurants,
        () => api.send(listMyRestaurants, undefined, options),
        () => api.send(listRestaurants, undefined, options),
      )
      return localList(rows, params, ({ name, address }) => `${name} ${postalAddress(address)}`)
    },
    getOne: (id, options) => api.send(getRestaurant, id, options),
    create: (draft, options) => api.send(createRestaurant, draft as RestaurantDraft, options),
    update: async (id, change) => {
      const { rooms: _, exceptions: __, version = 1, ...edit } = changedRecord(change) as Restaurant
      return api.send(updateRestaurant, { ...edit, id, version })
    },
  }
}
