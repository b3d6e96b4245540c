import { useResourceDefinitions } from 'react-admin'
import { useNarrowing } from '../platform/task/narrowing.ts'
import type { ConsoleDefinition } from './access.ts'

/** The resources that the user may read, in the order of the menus, as react-admin knows them. */
export function useDefinitions(): readonly ConsoleDefinition[] {
  const all = Object.values(useResourceDefinitions()) as ConsoleDefinition[]
  const narrowing = useNarrowing()
  return narrowing ? all.filter(({ name }) => narrowing.opens(name)) : all
}
