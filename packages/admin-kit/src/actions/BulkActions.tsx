import { consoleMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { FailedRows } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { type ReactNode, useState } from 'react'
import { type DataProvider, type RaRecord, useEvent, useListContext } from 'react-admin'
import { useSubject } from '../admin/subject.tsx'
import { useProvider } from '../data/dataProvider.ts'
import { reasonOf } from '../data/failures.ts'
import css from '../list/list.module.css'
import { type Action, ActionsContext } from './action.ts'
import { useActions } from './useActions.tsx'

/** The selected rows: from the current page as shown, the others fetched, and the ids of those that are gone. */
export async function readChosen<Row extends RaRecord>(
  dataProvider: Pick<DataProvider, 'getMany'>,
  resource: string,
  { ids, shown }: { ids: readonly RaRecord['id'][]; shown: readonly Row[] },
): Promise<{ rows: Row[]; gone: RaRecord['id'][] }> {
  const rows = shown.filter(({ id }) => ids.includes(id))
  const others = ids.filter((id) => !rows.some((row) => row.id === id))
  if (others.length === 0) return { rows, gone: [] }
  const { data } = await dataProvider.getMany<Row>(resource, { ids: others })
  const read = data.filter(({ id }) => others.includes(id))
  return { rows: [...rows, ...read], gone: others.filter((id) => !read.some((row) => row.id === id)) }
}

/**
 * The bar of actions on the selected rows, including those of other pages; each applies to the rows it fits and
 * deselects those that succeed. Those that fail are listed with the reason.
 */
export function BulkActions({ children }: { children: ReactNode }) {
  const { data: shown = [], selectedIds, onSelect, onUnselectItems } = useListContext()
  const { name, fullNameOf } = useSubject()
  const dataProvider = useProvider()
  const [reading, setReading] = useState(false)
  const { start, running, question, failures, forgetFailures } = useActions()
  // The selection may change while actions run.
  const unselect = useEvent((ids: readonly RaRecord['id'][]) => onSelect(selectedIds.filter((id) => !ids.includes(id))))

  const begin = async (action: Action) => {
    if (reading) return
    setReading(true)
    try {
      const { rows, gone } = await readChosen(dataProvider, name, { ids: selectedIds, shown })
      if (gone.length > 0) {
        unselect(gone)
        toast.error(words.selection.gone(gone.length))
      }
      if (rows.length > 0) start(action, rows, (_, done) => unselect(done.map(({ id }) => id)))
    } catch (error) {
      toast.error(words.failed(reasonOf(error)))
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      {selectedIds.length > 0 && (
        <section className={css.selection} aria-label={words.selection.bar}>
          <p role="status">{words.selection.count(selectedIds.length)}</p>
          <ActionsContext
            value={{
              begin: (action) => void begin(action),
              running: running || reading,
              many: selectedIds.length > 1,
              size: 'small',
            }}
          >
            {children}
          </ActionsContext>
          <Button size="small" onClick={() => onUnselectItems()}>
            {words.selection.none}
          </Button>
        </section>
      )}
      {question}
      <FailedRows
        rows={failures.map(({ row, why }) => ({ id: String(row.id), name: fullNameOf(row), why }))}
        onClose={forgetFailures}
      />
    </>
  )
}
