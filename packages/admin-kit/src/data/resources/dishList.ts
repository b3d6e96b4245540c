import { type Dish, getDish, listDishes } from '@potager/domain/dish'
import { localList } from '../../query/localList.ts'
import type { CallContext, ReadAdapter } from '../adapter.ts'

/** Dishes for react-admin; the server sends the whole menu, so filter, sort and page happen here. */
export function dishList({ api }: CallContext): ReadAdapter<Dish> {
  return {
    getList: async (params, options) =>
      localList(await api.send(listDishes, undefined, options), params, (dish) => `${dish.name} ${dish.description}`),
    getOne: (id, options) => api.send(getDish, id, options),
  }
}
