import { ConsoleRail as Rail } from '@potager/ui/frame'
import type { ComponentProps } from 'react'
import { useDefinitions } from './useDefinitions.ts'

/** The console's rail with the lists that this user may read. */
export function ConsoleRailContainer(shared: Omit<ComponentProps<typeof Rail>, 'lists'>) {
  return <Rail lists={useDefinitions()} {...shared} />
}
