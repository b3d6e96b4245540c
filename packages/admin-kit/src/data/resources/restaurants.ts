import { createRestaurant, type Restaurant, type RestaurantDraft, updateRestaurant } from '@potager/domain/restaurant'
import type { Adapter, CallContext } from '../adapter.ts'
import { changedRecord } from './change.ts'
import { restaurantList } from './restaurantList.ts'

/** Restaurants for react-admin. An update leaves the rooms as they are: each is a record of `meeting-rooms`. */
export function restaurantsAdapter(context: CallContext): Adapter<Restaurant> {
  const { api } = context
  return {
    ...restaurantList(context),
    create: (draft, options) => api.send(createRestaurant, draft as RestaurantDraft, options),
    update: async (id, change) => {
      const { rooms: _, exceptions: __, version = 1, ...edit } = changedRecord(change) as Restaurant
      return api.send(updateRestaurant, { ...edit, id, version })
    },
  }
}
