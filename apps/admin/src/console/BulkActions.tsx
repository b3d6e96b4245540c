import type { Action, AnyRow, ListCall } from '@potager/admin-kit/descriptions'
import { commonMessages, consoleMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { FailedRows } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { SelectionBar } from '../lists/Selection.tsx'
import { actionLabel, type Subject } from './actionWords.ts'
import { readChosen } from './readChosen.ts'
import { useActions } from './useActions.tsx'

type BulkActionsProps<Row extends AnyRow> = {
  subject: Subject<Row> & { call: ListCall }
  actions: readonly Action<Row>[]
}

/**
 * The bar of actions on the selected rows, including those of other pages; each applies to the rows it fits and
 * deselects those that succeed. Those that fail are listed with the reason.
 */
export function BulkActions<Row extends AnyRow>({ subject, actions }: BulkActionsProps<Row>) {
  const { data: shown = [], selectedIds, onSelect } = useListContext<Row>()
  const dataProvider = useDataProvider()
  const [reading, setReading] = useState(false)
  const { start, running, question, failures, forgetFailures } = useActions<Row>(subject)
  // The selection may change while actions run.
  const latest = useRef(selectedIds)
  useEffect(() => {
    latest.current = selectedIds
    return () => {
      latest.current = []
    }
  }, [selectedIds])
  const unselect = (ids: readonly RaRecord['id'][]) => onSelect(latest.current.filter((id) => !ids.includes(id)))

  const begin = async (action: Action<Row>) => {
    if (reading) return
    setReading(true)
    try {
      const { rows, gone } = await readChosen<Row>(dataProvider, subject.call.resource, { ids: selectedIds, shown })
      if (gone.length > 0) {
        unselect(gone)
        toast.error(words.selection.gone(gone.length))
      }
      if (rows.length > 0) start(action, rows, (_, done) => unselect(done.map(({ id }) => id)))
    } catch (error) {
      toast.error(words.failed(error instanceof Error ? error.message : commonMessages.unknownError))
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <SelectionBar>
        {actions.map((action) => (
          <Button
            key={action.verb}
            size="small"
            color={action.destructive ? 'error' : 'primary'}
            aria-disabled={running || reading}
            onClick={() => void begin(action)}
          >
            {actionLabel(action, subject, selectedIds.length > 1)}
          </Button>
        ))}
      </SelectionBar>
      {question}
      <FailedRows
        rows={failures.map(({ row, why }) => ({ id: row.id, name: (subject.fullNameOf ?? subject.nameOf)(row), why }))}
        onClose={forgetFailures}
      />
    </>
  )
}
