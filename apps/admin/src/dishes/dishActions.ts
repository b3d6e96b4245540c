import { type Dish, setDishAvailability } from '@potager/domain/dish'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Action } from '../console/description.ts'
import { api, supports } from '../services.ts'

/** Takes dishes off the menu or puts them back; not every backend has a call for it. */
export const dishActions: readonly Action<Dish>[] = (supports(setDishAvailability) ? [true, false] : []).map(
  (available) => ({
    verb: available ? words.actions.offer : words.actions.withdraw,
    question: available ? words.questions.offer : words.questions.withdraw,
    fits: (dish) => dish.available !== available,
    run: ({ id }) => api.send(setDishAvailability, { id, available }),
  }),
)
