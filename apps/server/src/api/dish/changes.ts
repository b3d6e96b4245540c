import type { ChangedField } from '@potager/domain/audit'
import { changedFields } from '../audit/changes.ts'
import type { DishRow } from './queries.ts'

type Edited = Omit<DishRow, 'id' | 'version' | 'available'>

const fieldsOf = ({ price, name, category, description, allergens }: Edited) => ({
  short: { price, name, category },
  long: { description, allergens: allergens.toSorted() },
})

/** What an edit of a dish changed, the price in cents. */
export function dishChanges(before: Edited, after: Edited): ChangedField[] {
  return changedFields(fieldsOf(before), fieldsOf(after))
}
