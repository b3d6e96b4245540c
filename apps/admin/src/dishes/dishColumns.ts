import type { Dish } from '@potager/domain/dish'
import { readableCode } from '@potager/domain/format'
import { consoleMessages, dishCategoryLabels, backOfficeMessages as texts } from '@potager/domain/messages'
import { allergensOfLine } from '@potager/ui/order'
import type { CsvColumn } from '../lists/csv.ts'

const { columns } = texts

/** The French name of a dish's category; an unknown one as it came (T20). */
export function categoryOf({ category }: Pick<Dish, 'category'>): string {
  return dishCategoryLabels[category as keyof typeof dishCategoryLabels] ?? readableCode(category)
}

/** The dish's allergens in words. */
export const allergensOf = allergensOfLine

/** What an export of dishes holds; prices in euros. */
export const dishColumns: readonly CsvColumn<Dish>[] = [
  { heading: consoleMessages.columns.reference, cell: ({ id }) => id },
  { heading: columns.name, cell: ({ name }) => name },
  { heading: columns.category, cell: categoryOf },
  { heading: columns.price, cell: ({ price }) => price / 100 },
  { heading: columns.available, cell: ({ available }) => available },
  { heading: columns.allergens, cell: allergensOf },
]
