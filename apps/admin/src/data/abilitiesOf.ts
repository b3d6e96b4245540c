import { supports } from '../services.ts'
import { type Abilities, abilitiesWith } from './abilities.ts'

/** What the backend of this back-office lets do with a resource: a control for anything else would be a dead one. */
export const abilitiesOf = (resource: string): Abilities => abilitiesWith(supports, resource)
