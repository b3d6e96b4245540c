import type { Client, Supports } from '@potager/domain/api'
import { createDish, type Dish, type DishDraft, getDish, listDishes } from '@potager/domain/dish'
import {
  createRestaurant,
  getRestaurant,
  postalAddress,
  type Restaurant,
  type RestaurantDraft,
} from '@potager/domain/restaurant'
import { restaurantsCall } from '../restaurants/restaurantsCall.ts'
import { localList } from './localList.ts'
import type { ResourceProvider } from './resourceProvider.ts'

/** Dishes for react-admin; the server sends the whole menu, so filter, sort and page happen here. */
export function dishesProvider(api: Client): ResourceProvider<Dish> {
  return {
    getList: async (params, options) =>
      localList(await api.send(listDishes, undefined, options), params, (dish) => `${dish.name} ${dish.description}`),
    getOne: (id, options) => api.send(getDish, id, options),
    create: (draft, options) => api.send(createDish, draft as DishDraft, options),
  }
}

/** The user's restaurants, or all of them where the backend cannot tell which those are. */
export function restaurantsProvider(api: Client, supports: Supports): ResourceProvider<Restaurant> {
  return {
    getList: async (params, options) =>
      localList(
        await api.send(restaurantsCall(supports), undefined, options),
        params,
        ({ name, address }) => `${name} ${postalAddress(address)}`,
      ),
    getOne: (id, options) => api.send(getRestaurant, id, options),
    create: (draft, options) => api.send(createRestaurant, draft as RestaurantDraft, options),
  }
}
