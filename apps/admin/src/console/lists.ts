import { isAdmin } from '@potager/domain/auth'
import type { ConsoleName } from '@potager/domain/paths'
import { session } from '../platform/auth/session.ts'
import { supports } from '../platform/services.ts'
import { type AccessContext, accessOf, definitionsFor } from './access.ts'

const visit = (): AccessContext => ({ admin: isAdmin(session.read()), supports })

/** The current user's access to a list. */
export const accessTo = (name: ConsoleName) => accessOf(name, visit())

/** The resources that the current user may read. */
export const openDefinitions = () => definitionsFor(visit())
