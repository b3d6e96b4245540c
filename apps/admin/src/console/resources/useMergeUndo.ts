import { reasonOf } from '@potager/admin-kit/data'
import { type AuditEntry, getHistory } from '@potager/domain/audit'
import { type CustomerCard, MERGE_UNDO_HOURS, mergeCustomers, undoMerge } from '@potager/domain/customer'
import { commonMessages, mergeCustomersMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { readAgainOfCustomers } from '../../customers/readAgainOfCustomers.ts'
import { useApiMutation, useApiQuery } from '../../data/useApi.ts'
import { supports } from '../../services.ts'
import { useNow } from '../../time/useNow.ts'

const HOUR_MS = 3_600_000

/** Whether the last merge of a customer is recent enough to be undone, and was not undone yet. */
export function canUndoMerge(history: readonly AuditEntry[], now: number): boolean {
  const last = history.findLast(({ action }) => action === mergeCustomers.name || action === undoMerge.name)
  return last?.action === mergeCustomers.name && last.at !== null && now - last.at < MERGE_UNDO_HOURS * HOUR_MS
}

/** Takes the last merge of a customer back; offered for a day, on a server that can. */
export function useMergeUndo({ id }: CustomerCard) {
  const queryClient = useQueryClient()
  const now = useNow()
  const offered = supports(undoMerge) && supports(getHistory)
  const { data: history = [] } = useApiQuery(getHistory, { resource: 'customer', id }, { enabled: offered })
  const undoing = useApiMutation(undoMerge, {
    onSuccess: () => {
      readAgainOfCustomers(queryClient)
      toast.success(words.undone)
    },
    onError: (error) => toast.error(commonMessages.because(words.undoFailure, reasonOf(error))),
  })
  return {
    undoable: offered && canUndoMerge(history, now),
    undoing: undoing.isPending,
    undo: () => undoing.mutate(id),
  }
}
