import { isAdmin } from '@potager/domain/auth'
import type { ConsoleName } from '@potager/domain/paths'
import { useResourceDefinitions } from 'react-admin'
import { session } from '../platform/auth/session.ts'
import { supports } from '../platform/services.ts'
import { useNarrowing } from '../platform/task/narrowing.ts'
import { type AccessContext, accessOf, type ConsoleDefinition, definitionsFor } from './access.ts'

const visit = (): AccessContext => ({ admin: isAdmin(session.read()), supports })

/** The current user's access to a list. */
export const accessTo = (name: ConsoleName) => accessOf(name, visit())

/** The resources that the current user may read. */
export const openDefinitions = () => definitionsFor(visit())

/** The resources that the user may read, in the order of the menus, as react-admin knows them. */
export function useDefinitions(): readonly ConsoleDefinition[] {
  const all = Object.values(useResourceDefinitions()) as ConsoleDefinition[]
  const narrowing = useNarrowing()
  return narrowing ? all.filter(({ name }) => narrowing.opens(name)) : all
}
