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
import { localList } from '../../query/localList.ts'
import { type Adapter, type CallContext, changedRecord } from '../adapter.ts'
import { notOffered } from '../failures.ts'

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
