import { consoleMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useSubject } from '../admin/subject.ts'
import { useCan } from '../admin/useCan.ts'
import { type Action, type ActionProps, abilityOf, fitsRecord, type UpdateProps, useActionsHere } from './action.ts'
import { actionLabel } from './actionWords.ts'

/** The button of an action, where it is possible: with the record that it stands over, or with any selected row. */
function ActionButton({ action }: { action: Action }) {
  const { begin, running, many, size } = useActionsHere()
  const subject = useSubject()
  const record = useRecordContext<RaRecord>()
  const offered = useCan(abilityOf(action), subject.name)
  if (!offered || (record && !fitsRecord(action, record))) return null
  return (
    <Button
      {...(size ? { size } : { variant: 'outlined' })}
      color={action.destructive ? 'error' : 'primary'}
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

/** Changes each selected record that it fits. */
export function BulkUpdateButton<Row extends RaRecord>(props: UpdateProps<Row>) {
  return <UpdateButton {...props} />
}

/** Deletes each selected record; asks first. */
export function BulkDeleteButton<Row extends RaRecord>(props: Partial<ActionProps<Row>>) {
  return <DeleteButton {...props} />
}
