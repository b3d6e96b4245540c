import type { ShowProps } from '@potager/admin-kit'
import type { AuditedResource } from '@potager/domain/audit'
import { ListSkeleton } from '@potager/ui/feedback'
import { type ComponentType, createContext, lazy, Suspense, use } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { fetchAgain } from '../platform/lazy/lazyDialog.tsx'

export type Editor<Row> = ComponentType<{ row: Row; onClose: () => void }>

type Editing = { Edit: Editor<never> | undefined; editing: boolean; setEditing: (editing: boolean) => void }

export const EditingContext = createContext<Editing>({ Edit: undefined, editing: false, setEditing: () => {} })

export type RecordProps<Row extends RaRecord> = ShowProps & {
  /** The resource's name in the trail, where it has one. */
  audited?: AuditedResource
  Edit?: Editor<Row>
  /** Whether the server would accept an edit from this user; a hook, so always present or never. */
  useMayEdit?: (row: Row) => boolean
}

// Lists have no need of it.
const RecordPage = lazy(() => fetchAgain(async () => ({ default: (await import('./RecordPage.tsx')).RecordPage })))

/** A record's page, with its history; `EditHere` among its children is where it is edited. */
export function Record<Row extends RaRecord>(props: RecordProps<Row>) {
  const { id } = useParams()
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <RecordPage key={id} {...(props as unknown as RecordProps<RaRecord>)} />
    </Suspense>
  )
}

/** Where the surrounding record is edited, while it is. */
export function EditHere() {
  const { Edit, editing, setEditing } = use(EditingContext)
  const row = useRecordContext()
  return Edit && editing && row ? <Edit row={row as never} onClose={() => setEditing(false)} /> : null
}
