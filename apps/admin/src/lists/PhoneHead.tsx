import { consoleMessages } from '@potager/domain/messages'
import { FilterSelect } from '@potager/ui/feedback'
import { type RaRecord, useListContext } from 'react-admin'
import type { ListColumn } from './ListTable.tsx'
import css from './resource-list.module.css'
import { SelectPage } from './Selection.tsx'

const words = consoleMessages.sort

type PhoneHeadProps<Row> = { columns: readonly ListColumn<Row>[]; choosing: boolean }

/** Replaces the table head on phones: sorts, and selects the whole page. */
export function PhoneHead<Row extends RaRecord>({ columns, choosing }: PhoneHeadProps<Row>) {
  const { sort, setSort } = useListContext<Row>()
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ source, label }) => [
      { value: `${source} ASC`, label: words.up(label) },
      { value: `${source} DESC`, label: words.down(label) },
    ])
  const here = `${sort.field} ${sort.order}`
  // The list's default sort may belong to no visible column.
  const unnamed = options.some(({ value }) => value === here) ? [] : [{ value: here, label: words.asIs }]
  return (
    <div className={css.phoneHead}>
      {choosing && <SelectPage />}
      {options.length > 0 && (
        <FilterSelect
          label={words.label}
          options={[...unnamed, ...options]}
          value={here}
          onChange={(value) => {
            const [field = '', order] = value.split(' ')
            setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' })
          }}
        />
      )}
    </div>
  )
}
