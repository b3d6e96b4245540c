import { consoleMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useCan } from '../admin/useCan.ts'

type LinkButtonProps = { resource?: string; label?: string }

/** Leads to the form of a new record, where the user may make one. */
export function CreateButton({ resource, label = words.create }: LinkButtonProps) {
  const name = useResourceContext(resource === undefined ? undefined : { resource }) ?? ''
  const to = useCreatePath()({ resource: name, type: 'create' })
  return (
    useCan('create', name) && (
      <Button component={Link} to={to} variant="contained" size="small" startIcon={<Icon name="add" />}>
        {label}
      </Button>
    )
  )
}

/** Leads to the form of the surrounding record, where the user may edit it. */
export function EditButton({ resource, label = words.actions.edit }: LinkButtonProps) {
  const name = useResourceContext(resource === undefined ? undefined : { resource }) ?? ''
  const record = useRecordContext()
  const createPath = useCreatePath()
  const may = useCan('edit', name)
  if (!may || !record) return null
  return (
    <Button component={Link} to={createPath({ resource: name, type: 'edit', id: record.id })} size="small">
      {label}
    </Button>
  )
}
