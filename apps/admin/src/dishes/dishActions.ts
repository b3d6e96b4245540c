import { type Dish, setDishAvailability } from '@potager/domain/dish'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Action } from '../console/description.ts'
import { api } from '../services.ts'

/** A dish off the menu, or back on it. */
export const dishActions: readonly Action<Dish>[] = [true, false].map((available) => ({
  label: available ? words.actions.offer : words.actions.withdraw,
  fits: (dish) => dish.available !== available,
  run: ({ id }) => api.send(setDishAvailability, { id, available }),
}))
