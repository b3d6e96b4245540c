import { createContext, use } from 'react'
import type { Action } from './action.ts'

/** Where the buttons of actions stand: over a record, or over the selected rows of a list. */
export type ActionsHere = {
  begin: (action: Action) => void
  running: boolean
  /** More than one record. */
  many: boolean
  size?: 'small'
}

export const ActionsContext = createContext<ActionsHere | null>(null)

/** What the surrounding record, or bar of selected rows, does with an action. @throws Error outside of both */
export function useActionsHere(): ActionsHere {
  const here = use(ActionsContext)
  if (!here)
    throw new Error('A button of an action stands in the actions of a Show, or in the bulkActionButtons of a DataTable')
  return here
}
