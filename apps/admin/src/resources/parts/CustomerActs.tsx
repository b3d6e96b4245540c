import { reasonOf } from '@potager/admin-kit/data'
import { type AuditEntry, getHistory } from '@potager/domain/audit'
import { isPrivileged } from '@potager/domain/auth'
import {
  type CustomerCard,
  MERGE_UNDO_HOURS,
  mergeCustomers,
  resumeMessages,
  undoMerge,
} from '@potager/domain/customer'
import { eraseCustomer, exportCustomer } from '@potager/domain/erasure'
import {
  commonMessages,
  customerRefusals,
  customerMessagesWords as resumeWords,
  mergeCustomersMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import css from '../../console/console.module.css'
import { readAgainOfCustomers } from '../../pages/customer/readAgainOfCustomers.ts'
import { session } from '../../platform/auth/session.ts'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { PersonActs } from './PersonActs.tsx'

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

const MergeCustomer = lazyDialog(() => import('./MergeCustomer.tsx').then((module) => module.MergeCustomer))

const EraseCustomer = lazyDialog(() => import('./ErasePerson.tsx').then((module) => module.EraseCustomer))

const ExportCustomer = lazyDialog(() => import('./ExportPerson.tsx').then((module) => module.ExportCustomer))

/** Merges a customer with its double from its page, and takes the last merge back; exports and erases it. */
export function CustomerActs({ row }: { row: CustomerCard }) {
  const [merging, setMerging] = useState(false)
  const [asking, setAsking] = useState(false)
  const { undoable, over, undo, undoing } = useMergeUndo(row)
  useMergedAddress(row)
  if (row.erasedAt !== undefined) return null
  return (
    <>
      {undoable && (
        <Button variant="outlined" aria-disabled={undoing} onClick={() => !undoing && setAsking(true)}>
          {words.undo}
        </Button>
      )}
      {over && <p className={css.over}>{over}</p>}
      {supports(mergeCustomers) && (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setMerging(true)}>
          {words.open}
        </Button>
      )}
      {row.messages && supports(resumeMessages) && <ResumeMessages row={row} />}
      {isPrivileged(session.read()) && (
        <PersonActs
          row={row}
          Export={supports(exportCustomer) ? ExportCustomer : undefined}
          Erase={supports(eraseCustomer) ? EraseCustomer : undefined}
        />
      )}
      {merging && <MergeCustomer row={row} onClose={() => setMerging(false)} />}
      <ConfirmDialog
        open={asking}
        title={words.undoQuestion}
        message={words.undoWarning}
        confirmLabel={words.undo}
        cancelLabel={words.keepMerged}
        destructive={false}
        onConfirm={() => {
          setAsking(false)
          undo()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** The address of a customer that was merged into another becomes that of the other, whose page the server gives. */
function useMergedAddress({ id }: CustomerCard) {
  const { id: asked } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (asked !== undefined && asked !== id) void navigate(paths.consoleRecord('customers', id), { replace: true })
  }, [asked, id, navigate])
}

/** Has a customer who wanted fewer messages get all of them again, once they asked for it. */
function ResumeMessages({ row: { id } }: { row: CustomerCard }) {
  const [asking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const resume = useApiMutation(resumeMessages, {
    onSuccess: () => {
      readAgainOfCustomers(queryClient)
      toast.success(resumeWords.resumed)
    },
    onError: (error) => toast.error(commonMessages.because(resumeWords.failure, reasonOf(error))),
  })
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-disabled={resume.isPending}
        onClick={() => !resume.isPending && setAsking(true)}
      >
        {resumeWords.resume}
      </Button>
      <ConfirmDialog
        open={asking}
        title={resumeWords.question}
        message={resumeWords.warning}
        confirmLabel={resumeWords.resume}
        cancelLabel={resumeWords.keep}
        destructive={false}
        onConfirm={() => {
          setAsking(false)
          resume.mutate(id)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
