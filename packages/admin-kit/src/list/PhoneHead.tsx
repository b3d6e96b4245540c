import { consoleMessages } from '@potager/domain/messages'
import { FilterSelect } from '@potager/ui/list'
import { useListContext } from 'react-admin'
import type { NamedColumn } from './column.ts'
import css from './list.module.css'
import { SelectPage } from './Selection.tsx'

const words = consoleMessages.sort

type PhoneHeadProps = { columns: readonly NamedColumn[]; choosing: boolean }

/** Replaces the table head on phones: sorts, and selects the whole page. */
export function PhoneHead({ columns, choosing }: PhoneHeadProps) {
  const { sort, setSort } = useListContext()
  const options = columns
    .filter(({ disableSort }) => !disableSort)
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
