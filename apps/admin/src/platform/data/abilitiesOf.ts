import { isPrivileged } from '@potager/domain/auth'
import { type Abilities, abilitiesWith } from '@potager/domain/capability'
import type { ConsoleName } from '@potager/domain/paths'
import { session } from '../auth/session.ts'
import { supports } from '../services.ts'
import { narrowingNow } from '../task/narrowing.ts'

/** What the backend of this back-office lets this user do with a resource: a control for anything else would be a dead one. */
export const abilitiesOf = (resource: string): Abilities =>
  abilitiesWith(supports, resource, isPrivileged(session.read()))

/** Whether an action of the kit's lists and records works for this user. */
export function can(action: string, resource: string): boolean {
  const abilities = abilitiesOf(resource)
  if (action === 'list') return abilities.list && narrowingNow()?.opens(resource as ConsoleName) !== false
  if (action === 'create' || action === 'delete') return abilities[action]
  return action === 'reason' ? abilities.keepsReason : abilities.changes.has(action)
}
