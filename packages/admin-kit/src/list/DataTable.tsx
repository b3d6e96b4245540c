import useMediaQuery from '@mui/material/useMediaQuery'
import { formatInstant, formatMoney } from '@potager/domain/format'
import { backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import { EmptyState, ListSkeleton } from '@potager/ui/feedback'
import { FilterSelect } from '@potager/ui/list'
import { useKeptFocus } from '@potager/ui/screen'
import { type ReactNode, use, useDeferredValue } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { BulkActions } from '../actions/BulkActions.tsx'
import { NumberField } from '../fields/fields.tsx'
import { valueAt } from '../query/localList.ts'
import { columnType, type NamedColumn, useNamedColumns } from './column.ts'
import { ListPartsContext, PHONE } from './List.tsx'
import css from './list.module.css'
import { ListFailure } from './PageFailure.tsx'
import { useColumns } from './SelectColumns.tsx'
import { SelectPage } from './Selection.tsx'
import { SimpleList, type SimpleListProps } from './SimpleList.tsx'
import { TableRows } from './TableRows.tsx'

export type DataTableProps = {
  /** The columns; fields are columns too. */
  children: ReactNode
  /** Buttons for the selected rows; without them, rows cannot be selected. */
  bulkActionButtons?: ReactNode
  /** The sources of columns that are hidden until they are chosen. */
  hiddenColumns?: string[]
  /** False: the first column does not lead to the record. */
  rowClick?: false
  /** The texts of the rows on a phone, which has no room for a table. */
  phone?: Omit<SimpleListProps<never>, 'choosing'>
  /** Says that no row matches the filters. */
  empty?: string
}

/** The rows of a list as a table, on phones as `phone` shows them. Skeleton, failure and empty list stand in its place. */
function Table({ children, bulkActionButtons, hiddenColumns, rowClick, phone, empty }: DataTableProps) {
  const all = useNamedColumns(children)
  const { shown } = useColumns(all, hiddenColumns)
  const small = useMediaQuery(PHONE) && phone !== undefined
  const choosing = Boolean(bulkActionButtons)
  return (
    <Rows empty={empty} bulk={choosing && <BulkActions>{bulkActionButtons}</BulkActions>}>
      {small ? (
        <>
          <PhoneHead columns={all} choosing={choosing} />
          <SimpleList {...(phone as SimpleListProps<RaRecord>)} choosing={choosing} />
        </>
      ) : (
        <TableRows columns={shown} choosing={choosing} links={rowClick !== false} />
      )}
    </Rows>
  )
}

const numberIn = (record: RaRecord, source: string) => {
  const value = valueAt(record, source)
  return typeof value === 'number' ? value : null
}

export const DataTable = Object.assign(Table, {
  Col: columnType(),
  /** A column of numbers, aligned to the right. */
  NumberCol: columnType(() => ({ align: 'right', field: NumberField })),
  /** A column of amounts in cents, exported in euros. */
  MoneyCol: columnType((source) => ({
    align: 'right',
    unbroken: true,
    value: (record: RaRecord) => {
      const cents = numberIn(record, source)
      return cents === null ? null : cents / 100
    },
    render: (record: RaRecord) => formatMoney(numberIn(record, source)),
  })),
  /** A column of instants, day and time. */
  InstantCol: columnType((source) => ({
    unbroken: true,
    value: (record: RaRecord) => formatInstant(numberIn(record, source)),
  })),
})

type RowsProps = { empty: string | undefined; bulk: ReactNode; children: ReactNode }

/** The rows of the surrounding list, or what stands in their place. */
function Rows({ empty = texts.noResult, bulk, children }: RowsProps) {
  const { data, error, isPending, total, filterValues, setFilters, refetch } = useListContext()
  const parts = use(ListPartsContext)
  // Anew at each render: the bar of the selection goes with what was selected, and may have the focus.
  const kept = useKeptFocus<HTMLDivElement>(data ? [...data] : null)
  // The first rows render in slices behind the skeleton: at once, they are the longest task of the page.
  const drawn = useDeferredValue(!isPending)
  const failure = error && <ListFailure error={error} start={parts.start} onRetry={() => void refetch()} />
  if (failure && !data) return failure
  if (isPending || !drawn) return <ListSkeleton rows={10} />
  const filtered = Object.keys(filterValues as object).length > 0
  return (
    // Filters keep the selection: the bar must show even when selected rows are hidden.
    <div className={css.list} {...kept}>
      {/* The rows below are those of an earlier read. */}
      {failure}
      {bulk}
      {total !== 0 ? (
        <div className={css.rows}>
          {children}
          {parts.pagination}
        </div>
      ) : filtered || !parts.empty ? (
        <EmptyState title={empty} {...(filtered ? { onReset: () => setFilters({}) } : {})} />
      ) : (
        parts.empty
      )}
    </div>
  )
}

type PhoneHeadProps = { columns: readonly NamedColumn[]; choosing: boolean }

/** Replaces the table head on phones: sorts, and selects the whole page. */
function PhoneHead({ columns, choosing }: PhoneHeadProps) {
  const { sort, setSort } = useListContext()
  const options = columns
    .filter(({ disableSort }) => !disableSort)
    .flatMap(({ source, label }) => [
      { value: `${source} ASC`, label: words.sort.up(label) },
      { value: `${source} DESC`, label: words.sort.down(label) },
    ])
  const here = `${sort.field} ${sort.order}`
  // The list's default sort may belong to no visible column.
  const unnamed = options.some(({ value }) => value === here) ? [] : [{ value: here, label: words.sort.asIs }]
  return (
    <div className={css.phoneHead}>
      {choosing && <SelectPage />}
      {options.length > 0 && (
        <FilterSelect
          label={words.sort.label}
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
