import {
  createDish,
  type Dish,
  type DishDraft,
  type DishEdit,
  setDishAvailability,
  updateDish,
} from '@potager/domain/dish'
import type { Adapter, CallContext, Change } from '../adapter.ts'
import { notOffered } from '../failures.ts'
import { changedRecord } from './change.ts'
import { dishList } from './dishList.ts'

/** Dishes for react-admin. Whether one is available has a call of its own, made after the one for the rest. */
export function dishesAdapter(context: CallContext): Adapter<Dish> {
  const { api } = context
  return {
    ...dishList(context),
    create: (draft, options) => api.send(createDish, draft as DishDraft, options),
    update: async (id, change) => {
      const { available, ...edit } = change.data
      const edited = Object.keys(edit).length > 0 ? await api.send(updateDish, dishEditOf(id, change)) : undefined
      if (typeof available === 'boolean' && available !== edited?.available) {
        return api.send(setDishAvailability, { id, available })
      }
      if (!edited) throw notOffered('PUT')
      return edited
    },
  }
}

function dishEditOf(id: string, change: Change): DishEdit {
  const { name, description, price, category, allergens, version } = changedRecord(change) as Dish
  // Unknown allergens stay unknown, which the server refuses: they must never be written as none.
  return { id, name, description, price, category, allergens, version: version ?? 1 } as DishEdit
}
