import { createDish, type Dish, type DishDraft, getDish, listDishes } from '@potager/domain/dish'
import type { Adapter, AdapterContext } from '../adapter.ts'
import { localList } from '../localList.ts'

/** Dishes for react-admin; the server sends the whole menu, so filter, sort and page happen here. */
export function dishesAdapter({ api }: AdapterContext): Adapter<Dish> {
  return {
    getList: async (params, options) =>
      localList(await api.send(listDishes, undefined, options), params, (dish) => `${dish.name} ${dish.description}`),
    getOne: (id, options) => api.send(getDish, id, options),
    create: (draft, options) => api.send(createDish, draft as DishDraft, options),
  }
}
