import { isAdmin } from '@potager/domain/auth'
import type { ConsoleName } from '@potager/domain/paths'
import { session } from '../auth/session.ts'
import { config } from '../services.ts'
import { type AccessContext, accessOf, listsFor } from './access.ts'

const visit = (): AccessContext => ({ admin: isAdmin(session.read()), extensions: config.extensions })

/** Whether this person gets a list and its records. */
export const accessTo = (name: ConsoleName) => accessOf(name, visit())

/** The lists that this person may read, with their titles and addresses. */
export const openLists = () => listsFor(visit())
