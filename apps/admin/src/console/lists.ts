import { isAdmin } from '@potager/domain/auth'
import type { ConsoleName } from '@potager/domain/paths'
import { session } from '../auth/session.ts'
import { config } from '../services.ts'
import { type AccessContext, accessOf, listsFor } from './access.ts'

const visit = (): AccessContext => ({ admin: isAdmin(session.read()), extensions: config.extensions })

/** The current user's access to a list. */
export const accessTo = (name: ConsoleName) => accessOf(name, visit())

/** The lists that the current user may read, with titles and paths. */
export const openLists = () => listsFor(visit())
