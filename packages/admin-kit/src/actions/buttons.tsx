import { consoleMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCan } from '../admin/backEnd.ts'
import { useSubject } from '../admin/subject.tsx'
import { type Action, type ActionProps, actionLabel, type UpdateProps, useActionsHere } from './action.ts'

/** The button of an action, where it is possible: with the record that it stands over, or with any selected row. */
function ActionButton({ action }: { action: Action }) {
  const { begin, running, many, size } = useActionsHere()
  const subject = useSubject()
  const record = useRecordContext<RaRecord>()
  const { data, fits, destructive } = action
  const offered = useCan(data ? (Object.keys(data)[0] ?? 'edit') : 'delete', subject.name)
  if (!offered || (record && fits?.(record) === false)) return null
  return (
    <Button
      {...(size ? { size } : { variant: 'outlined' })}
      color={destructive ? 'error' : 'primary'}
      aria-disabled={running}
      onClick={() => begin(action)}
    >
      {actionLabel(action, subject, many)}
    </Button>
  )
}

/** Changes the record, or each selected record that it fits. */
export function UpdateButton<Row extends RaRecord>(props: UpdateProps<Row>) {
  return <ActionButton action={props as unknown as Action} />
}

/** Deletes the record, or each selected record; asks first. */
export function DeleteButton<Row extends RaRecord>({
  label = words.actions.delete,
  ...props
}: Partial<ActionProps<Row>>) {
  return (
    <ActionButton action={{ asks: true, destructive: true, spelled: true, label, ...props } as unknown as Action} />
  )
}

export { DeleteButton as BulkDeleteButton, UpdateButton as BulkUpdateButton }

type LinkButtonProps = { resource?: string; label?: string }

/** Leads to the form of a new record, where the user may make one. */
export function CreateButton({ label = words.create, ...props }: LinkButtonProps) {
  const resource = useResourceContext(props) ?? ''
  const to = useCreatePath()({ resource, type: 'create' })
  return (
    useCan('create', resource) && (
      <Button component={Link} to={to} variant="contained" size="small" startIcon={<Icon name="add" />}>
        {label}
      </Button>
    )
  )
}

/** Leads to the form of the surrounding record, where the user may edit it. */
export function EditButton({ label = words.actions.edit, ...props }: LinkButtonProps) {
  const resource = useResourceContext(props) ?? ''
  const record = useRecordContext()
  const createPath = useCreatePath()
  const may = useCan('edit', resource)
  if (!may || !record) return null
  return (
    <Button component={Link} to={createPath({ resource, type: 'edit', id: record.id })} size="small">
      {label}
    </Button>
  )
}
