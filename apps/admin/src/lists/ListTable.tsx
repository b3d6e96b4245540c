import { Icon } from '@potager/ui/icon'
import { classNames } from '@potager/ui/root'
import { memo, type ReactNode } from 'react'
import { type RaRecord, type SortPayload, useListContext, useTranslate } from 'react-admin'
import css from './list-table.module.css'
import { SelectPage, SelectRow } from './Selection.tsx'

/** A column of a list; `source` identifies it in the store and in the sort. */
export type ListColumn<Row> = {
  source: string
  label: string
  render: (row: Row) => ReactNode
  /** Whether the server, or the local list, can sort by it. */
  sortable?: boolean | undefined
  align?: 'right' | undefined
  unbroken?: true
}

type TableProps<Row> = { columns: readonly ListColumn<Row>[]; nameOf?: ((row: Row) => string) | undefined }

/**
 * The rows of a react-admin list as a table of plain cells: a whole page renders at once, so each row has to be cheap.
 */
export function ListTable<Row extends RaRecord>({ columns, nameOf }: TableProps<Row>) {
  const { data = [], sort, setSort, selectedIds, onToggleItem } = useListContext<Row>()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {nameOf && (
            <th scope="col">
              <SelectPage />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.source} column={column} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <Row
            key={row.id}
            row={row}
            columns={columns as readonly ListColumn<never>[]}
            name={nameOf?.(row)}
            chosen={selectedIds.includes(row.id)}
            onToggle={onToggleItem}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadCellProps = {
  column: Pick<ListColumn<never>, 'source' | 'label' | 'sortable' | 'align'>
  sort: SortPayload
  onSort: (sort: SortPayload) => void
}

function HeadCell({ column: { source, label, sortable, align }, sort, onSort }: HeadCellProps) {
  const translate = useTranslate()
  const here = sort.field === source
  const next = here && sort.order === 'ASC' ? 'DESC' : 'ASC'
  const hint = translate('ra.sort.sort_by', {
    field_lower_first: label.charAt(0).toLowerCase() + label.slice(1),
    order: translate(`ra.sort.${next}`),
  })
  return (
    <th
      scope="col"
      className={align && css[align]}
      aria-sort={here ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sort}
          data-order={here ? sort.order : undefined}
          title={hint}
          onClick={() => onSort({ field: source, order: next })}
        >
          <span>{label}</span>
          <Icon name="sorted" className={css.arrow} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

type RowProps = {
  row: RaRecord
  columns: readonly ListColumn<never>[]
  name: string | undefined
  chosen: boolean
  onToggle: (id: RaRecord['id']) => void
}

const Row = memo(function Row({ row, columns, name, chosen, onToggle }: RowProps) {
  return (
    <tr>
      {name !== undefined && (
        <td>
          <SelectRow id={row.id} name={name} chosen={chosen} onToggle={onToggle} />
        </td>
      )}
      {columns.map(({ source, align, unbroken, render }) => (
        <td key={source} className={classNames(align && css[align], align && 'figures', unbroken && css.unbroken)}>
          {render(row as never)}
        </td>
      ))}
    </tr>
  )
})
