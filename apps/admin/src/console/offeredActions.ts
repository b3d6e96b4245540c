import type { Action, AnyRow, Description } from '@potager/admin-kit/descriptions'
import { abilitiesOf } from '../data/abilitiesOf.ts'

/** The actions of a resource for which this backend has the call. */
export function offeredActions<Row extends AnyRow>({
  name,
  actions,
}: Pick<Description<Row>, 'name' | 'actions'>): readonly Action<Row>[] {
  const abilities = abilitiesOf(name)
  return actions.filter((action) => ('deletes' in action ? abilities.delete : abilities.changes.has(action.changes)))
}
