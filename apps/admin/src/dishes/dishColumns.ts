import type { Dish } from '@potager/domain/dish'
import { consoleMessages, dishFieldLabels } from '@potager/domain/messages'
import { allergensOfLine, categoryLabel } from '@potager/ui/order'
import type { CsvColumn } from '../lists/csv.ts'

/** The French name of a dish's category; an unknown one as is. */
export function categoryOf({ category }: Pick<Dish, 'category'>): string {
  return categoryLabel(category)
}

/** The dish's allergens in words. */
export const dishAllergens = allergensOfLine

/** The columns of a dish export; prices in euros. */
export const dishColumns: readonly CsvColumn<Dish>[] = [
  { heading: consoleMessages.columns.reference, cell: ({ id }) => id },
  { heading: dishFieldLabels.name, cell: ({ name }) => name },
  { heading: dishFieldLabels.category, cell: categoryOf },
  { heading: dishFieldLabels.price, cell: ({ price }) => price / 100 },
  { heading: dishFieldLabels.available, cell: ({ available }) => available },
  { heading: dishFieldLabels.allergens, cell: dishAllergens },
]
