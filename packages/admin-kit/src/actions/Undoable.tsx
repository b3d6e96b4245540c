import { useEffect, useEffectEvent } from 'react'
import { type RaRecord, useDeleteMany, useNotify, useResourceContext, useUpdateMany } from 'react-admin'
import { reasonOf } from '../data/failures.ts'
import type { Action } from './action.ts'

export type UndoableProps = { action: Pick<Action, 'data'>; rows: readonly RaRecord[]; onBegun: () => void }

/**
 * Shows an action as done, once, and writes it when its notice ends, unless it is undone there: react-admin's undoable mode.
 * Renders nothing.
 */
export function Undoable({ action: { data }, rows, onBegun }: UndoableProps) {
  const resource = useResourceContext()
  const [updateMany] = useUpdateMany()
  const [deleteMany] = useDeleteMany()
  const notify = useNotify()
  const begin = useEffectEvent(() => {
    const ids = rows.map(({ id }) => id)
    const said = (message: string) => ({
      mutationMode: 'undoable' as const,
      onSuccess: () => notify(message, { undoable: true, messageArgs: { smart_count: rows.length } }),
      onError: (error: unknown) => notify(reasonOf(error), { type: 'error' as const }),
    })
    if (data) {
      void updateMany(resource, { ids, data, meta: { previousData: rows } }, said('ra.notification.updated'))
    } else void deleteMany(resource, { ids }, said('ra.notification.deleted'))
    onBegun()
  })
  useEffect(() => begin(), [])
  return null
}
