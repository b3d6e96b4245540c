import { ListSkeleton } from '@potager/ui/feedback'
import { lazy, Suspense, use } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { fetchAgain } from '../platform/lazy/lazyDialog.tsx'
import { EditingContext, type RecordProps } from './recordEditing.ts'

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
