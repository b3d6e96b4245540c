import { HistoryContext, Show, useCan } from '@potager/admin-kit'
import { errorMessage } from '@potager/domain/api'
import { type AuditedResource, getHistory, historyEntry } from '@potager/domain/audit'
import { consoleMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { type ReactNode, type Ref, useState } from 'react'
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin'
import { useApiQuery } from '../platform/data/useApi.ts'
import { supports } from '../platform/services.ts'
import { EditingContext, type Editor, type RecordProps } from './recordEditing.ts'

const always = () => true
const focus = (button: HTMLButtonElement | null) => button?.focus()

export function RecordPage<Row extends RaRecord>(props: RecordProps<Row>) {
  const { audited, Edit, useMayEdit = always, actions, children, ...show } = props
  const [editing, setEditing] = useState<boolean>()
  // The button regains the focus when the form closes.
  const ref = editing === false ? focus : null
  return (
    <EditingContext value={{ Edit: Edit as Editor<never> | undefined, editing: editing === true, setEditing }}>
      <Show
        {...show}
        actions={
          <>
            {Edit && !editing && <EditButton ref={ref} useMayEdit={useMayEdit} onEdit={() => setEditing(true)} />}
            {actions}
          </>
        }
      >
        <WithHistory audited={audited}>{children}</WithHistory>
      </Show>
    </EditingContext>
  )
}

type WithHistoryProps = { audited: AuditedResource | undefined; children: ReactNode }

/** Gives the fields of the surrounding record its history, where it has one; read once the record is there. */
function WithHistory({ audited, children }: WithHistoryProps) {
  const { id = '' } = useRecordContext() ?? {}
  const kept = audited !== undefined && supports(getHistory)
  const asked = { resource: audited ?? 'order', id: String(id) } as const
  const { data, error, refetch } = useApiQuery(getHistory, asked, { enabled: kept })
  const history = {
    entries: data?.map(historyEntry) ?? null,
    failure: error ? errorMessage(error) : undefined,
    onRetry: () => void refetch(),
  }
  return <HistoryContext value={kept ? history : undefined}>{children}</HistoryContext>
}

type EditButtonProps<Row> = { useMayEdit: (row: Row) => boolean; onEdit: () => void; ref: Ref<HTMLButtonElement> }

function EditButton<Row extends RaRecord>({ useMayEdit, onEdit, ref }: EditButtonProps<Row>) {
  const mayEdit = useMayEdit(useRecordContext<Row>() as Row)
  const can = useCan('edit', useResourceContext() ?? '')
  return (
    can &&
    mayEdit && (
      <Button ref={ref} variant="contained" onClick={onEdit}>
        {words.actions.edit}
      </Button>
    )
  )
}
