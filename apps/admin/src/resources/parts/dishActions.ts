import type { UpdateProps } from '@potager/admin-kit'
import type { Dish } from '@potager/domain/dish'
import { consoleMessages as words } from '@potager/domain/messages'

/** Takes dishes off the menu or puts them back. */
export const dishActions: readonly UpdateProps<Dish>[] = [true, false].map((available) => ({
  label: available ? words.actions.offer : words.actions.withdraw,
  question: available ? words.questions.offer : words.questions.withdraw,
  fits: (dish) => dish.available !== available,
  data: { available },
  undo: () => ({ available: !available }),
}))
