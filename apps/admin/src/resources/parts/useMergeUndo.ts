import { reasonOf } from '@potager/admin-kit/data'
import { type AuditEntry, getHistory } from '@potager/domain/audit'
import { type CustomerCard, MERGE_UNDO_HOURS, mergeCustomers, undoMerge } from '@potager/domain/customer'
import { commonMessages, customerRefusals, mergeCustomersMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgainOfCustomers } from '../../pages/customer/readAgainOfCustomers.ts'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/useNow.ts'

const HOUR_MS = 3_600_000

/** The last merge of a customer that was not undone; what was merged into it before is in its history too. */
export function lastMergeOf(history: readonly AuditEntry[], id: string): AuditEntry | undefined {
  const merges: AuditEntry[] = []
  for (const entry of history) {
    if (entry.resourceId !== id) continue
    if (entry.action === mergeCustomers.name) merges.push(entry)
    if (entry.action === undoMerge.name) merges.pop()
  }
  return merges.at(-1)
}

const isLate = ({ at }: AuditEntry, now: number) => at !== null && now - at >= MERGE_UNDO_HOURS * HOUR_MS

/**
 * Takes the last merge of a customer back; offered for a day, on a server that can. `over` says why it no longer is: the
 * server's words, once it refused it.
 */
export function useMergeUndo({ id, version }: CustomerCard) {
  const [refused, setRefused] = useState({ version, why: '' })
  const queryClient = useQueryClient()
  const now = useNow()
  const offered = supports(undoMerge) && supports(getHistory)
  const { data: history = [] } = useApiQuery(getHistory, { resource: 'customer', id }, { enabled: offered })
  const undoing = useApiMutation(undoMerge, {
    onSuccess: () => {
      readAgainOfCustomers(queryClient)
      toast.success(words.undone)
    },
    onError: (error) => {
      toast.error(commonMessages.because(words.undoFailure, reasonOf(error)))
      if (error.status === 409) setRefused({ version, why: reasonOf(error) })
    },
  })
  const last = offered ? lastMergeOf(history, id) : undefined
  // An edit may bring back what the merge had made: then it is offered again.
  const refusal = refused.version === version ? refused.why : ''
  const over = last && (isLate(last, now) ? customerRefusals.merge.tooLate : refusal)
  return {
    undoable: last !== undefined && !over,
    over: over ?? '',
    undoing: undoing.isPending,
    undo: () => undoing.mutate(id),
  }
}
