import { type Dish, setDishAvailability } from '@potager/domain/dish'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Action } from '../console/description.ts'
import { api, config } from '../services.ts'

/** Takes dishes off the menu or puts them back; a backend without extensions has no call for it. */
export const dishActions: readonly Action<Dish>[] = (config.extensions ? [true, false] : []).map((available) => ({
  verb: available ? words.actions.offer : words.actions.withdraw,
  question: available ? words.questions.offer : words.questions.withdraw,
  fits: (dish) => dish.available !== available,
  run: ({ id }) => api.send(setDishAvailability, { id, available }),
}))
