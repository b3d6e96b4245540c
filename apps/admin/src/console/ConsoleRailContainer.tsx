import { ConsoleRail as Rail } from '@potager/ui/frame'
import type { ComponentProps } from 'react'
import { isConsoleServed, openLists } from './lists.ts'

/** The console's rail with the lists that this user may read. */
export function ConsoleRailContainer(shared: Omit<ComponentProps<typeof Rail>, 'lists' | 'withConsole'>) {
  return <Rail lists={openLists()} withConsole={isConsoleServed()} {...shared} />
}
