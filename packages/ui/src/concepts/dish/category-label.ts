import type { DishCategory } from '@potager/domain/dish'
import { readableCode } from '@potager/domain/format'
import { dishCategoryLabels } from '@potager/domain/messages'

/** A dish's category in words; one that nobody knows is shown as it came. */
export function categoryLabel(category: string): string {
  return Object.hasOwn(dishCategoryLabels, category)
    ? dishCategoryLabels[category as DishCategory]
    : readableCode(category)
}
