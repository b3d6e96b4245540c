import type { DishCategory } from '@potager/domain/dish'
import { readableCode } from '@potager/domain/format'
import { dishCategoryLabels } from '@potager/domain/messages'

/** A dish category's label; an unknown code is shown as received. */
export function categoryLabel(category: string): string {
  return Object.hasOwn(dishCategoryLabels, category)
    ? dishCategoryLabels[category as DishCategory]
    : readableCode(category)
}
