import { isPrivileged } from '@potager/domain/auth'
import { type CustomerCard, mergeCustomers, resumeMessages } from '@potager/domain/customer'
import { eraseCustomer, exportCustomer } from '@potager/domain/erasure'
import { mergeCustomersMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { session } from '../../platform/auth/session.ts'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'
import css from './CustomerActs.module.css'
import { PersonActs } from './PersonActs.tsx'
import { ResumeMessages } from './ResumeMessages.tsx'
import { useMergeUndo } from './useMergeUndo.ts'

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
