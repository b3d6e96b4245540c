import type { Dish } from '@potager/domain/dish'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Action } from '../description.ts'

/** Takes dishes off the menu or puts them back. */
export const dishActions: readonly Action<Dish>[] = [true, false].map((available) => ({
  verb: available ? words.actions.offer : words.actions.withdraw,
  question: available ? words.questions.offer : words.questions.withdraw,
  fits: (dish) => dish.available !== available,
  changes: 'available',
  to: () => ({ available }),
  undo: () => ({ available: !available }),
}))
