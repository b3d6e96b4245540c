import { useResourceDefinitions } from 'react-admin'
import type { ConsoleDefinition } from './access.ts'

/** The resources that the user may read, in the order of the menus, as react-admin knows them. */
export function useDefinitions(): readonly ConsoleDefinition[] {
  return Object.values(useResourceDefinitions()) as ConsoleDefinition[]
}
