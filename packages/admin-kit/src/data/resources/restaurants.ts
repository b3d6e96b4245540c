import {
  createDish,
  type Dish,
  type DishDraft,
  type DishEdit,
  getDish,
  listDishes,
  setDishAvailability,
  updateDish,
} from '@potager/domain/dish'
import {
  createOrder,
  getOrder,
  isOrderStatus,
  listOrders,
  type Order,
  type OrderToSend,
  updateOrderStatus,
} from '@potager/domain/order'
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
import { largestOrderPage, localList, orderPageOf } from '../../query/localList.ts'
import { type Adapter, type CallContext, changedRecord, orSpecified, reasonIn } from '../adapter.ts'
import { notOffered } from '../failures.ts'

/**
 * Orders, paged, sorted and filtered by the server; page 1 is the contract's page 0 (T12). An update has a status, with the reason
 * of a cancellation.
 */
export function ordersAdapter({ api, supports }: CallContext): Adapter<Order> {
  return {
    references: ['customerId'],
    getList: async (params, options) => {
      const { items, total } = await api.send(listOrders, orderPageOf(params, largestOrderPage(supports)), options)
      return { data: items, total }
    },
    getOne: (id, options) => api.send(getOrder, id, options),
    create: (draft, options) => api.send(createOrder, draft as OrderToSend, options),
    update: async (id, { data }) => {
      const { status } = data
      if (typeof status !== 'string' || !isOrderStatus(status)) throw notOffered('PUT')
      return api.send(updateOrderStatus, { id, status, ...reasonIn(data) })
    },
  }
}

/**
 * Dishes; the server sends the whole menu, so filter, sort and page happen here. Whether one is available has a call of its own,
 * made after the one for the rest.
 */
export function dishesAdapter({ api }: CallContext): Adapter<Dish> {
  return {
    getList: async (params, options) =>
      localList(await api.send(listDishes, undefined, options), params, (dish) => `${dish.name} ${dish.description}`),
    getOne: (id, options) => api.send(getDish, id, options),
    create: (draft, options) => api.send(createDish, draft as DishDraft, options),
    update: async (id, change) => {
      const { available, ...edit } = change.data
      const { name, description, price, category, allergens, version = 1 } = changedRecord(change) as Dish
      // Unknown allergens stay unknown, which the server refuses: they must never be written as none.
      const whole = { id, name, description, price, category, allergens, version } as DishEdit
      const edited = Object.keys(edit).length > 0 ? await api.send(updateDish, whole) : undefined
      if (typeof available === 'boolean' && available !== edited?.available) {
        return api.send(setDishAvailability, { id, available })
      }
      if (!edited) throw notOffered('PUT')
      return edited
    },
  }
}

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
