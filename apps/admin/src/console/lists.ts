import { isAdmin } from '@potager/domain/auth'
import type { ConsoleName } from '@potager/domain/paths'
import { session } from '../auth/session.ts'
import { supports } from '../services.ts'
import { type AccessContext, accessOf, hasConsole, listsFor } from './access.ts'

const visit = (): AccessContext => ({ admin: isAdmin(session.read()), supports })

/** The current user's access to a list. */
export const accessTo = (name: ConsoleName) => accessOf(name, visit())

/** Whether the backend has a console. */
export const isConsoleServed = () => hasConsole(supports)

/** The lists that the current user may read, with titles and paths. */
export const openLists = () => listsFor(visit())
