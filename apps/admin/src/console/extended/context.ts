import type { DescriptionContext } from '@potager/admin-kit/descriptions'
import { session } from '../../auth/session.ts'
import { api, supports } from '../../services.ts'

/** What the kit's descriptions ask, in this application. */
export const context: DescriptionContext = { api, supports, session }
