import { type Abilities, abilitiesWith } from '@potager/admin-kit/data'
import { isPrivileged } from '@potager/domain/auth'
import { session } from '../auth/session.ts'
import { supports } from '../services.ts'

/** What the backend of this back-office lets this user do with a resource: a control for anything else would be a dead one. */
export const abilitiesOf = (resource: string): Abilities =>
  abilitiesWith(supports, resource, isPrivileged(session.read()))
