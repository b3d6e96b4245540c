import type { Dish } from '../../concepts/dish/dish.ts'
import { readableCode } from '../format/codes.ts'
import { isolated } from '../text/isolated.ts'
import { dishCategoryLabels } from './dish.ts'
import { dishFieldLabels } from './field-labels.ts'

type Edited = Pick<Dish, 'name' | 'category' | 'description'> & { allergens: readonly string[] | null }

const categoryOf = (code: string) => dishCategoryLabels[code as keyof typeof dishCategoryLabels] ?? readableCode(code)

/** What the trail keeps of an edited dish beside its price: short fields from and to, others by their name; '' for nothing. */
export function dishTrail(before: Edited, after: Edited): string {
  const changed = (label: string, from: string, to: string) => (from === to ? [] : [`${label}\u00a0: ${from} → ${to}`])
  const touched = (label: string, from: string, to: string) => (from === to ? [] : [label])
  const codes = ({ allergens }: Edited) => [...(allergens ?? [])].toSorted().join()
  return [
    ...changed(dishFieldLabels.name, isolated(before.name), isolated(after.name)),
    ...changed(dishFieldLabels.category, categoryOf(before.category), categoryOf(after.category)),
    ...touched(dishFieldLabels.description, before.description, after.description),
    ...touched(dishFieldLabels.allergens, codes(before), codes(after)),
  ].join(', ')
}
