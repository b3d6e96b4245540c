import { Icon } from '@potager/ui/icon'
import { classNames } from '@potager/ui/root'
import { isValidElement, memo, type ReactNode } from 'react'
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin'
import { RecordLink, useSubject } from '../admin/subject.tsx'
import { EmailField, ReferenceField, UrlField } from '../fields/fields.tsx'
import { type NamedColumn, valueIn } from './column.ts'
import css from './list-table.module.css'
import { SelectPage, SelectRow } from './Selection.tsx'

type TableRowsProps = {
  columns: readonly NamedColumn[]
  choosing: boolean
  /** Whether the first column leads to the record. */
  links: boolean
}

/** The rows of a list as a table of plain cells: a whole page renders at once, so each row has to be cheap. */
export function TableRows({ columns, choosing, links }: TableRowsProps) {
  const { data = [], selectedIds, onToggleItem } = useListContext()
  const { name, nameOf } = useSubject()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {choosing && (
            <th scope="col" className={css.choosing}>
              <SelectPage />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.source} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((row) => (
          <Row
            key={row.id}
            row={row}
            columns={columns}
            name={choosing ? nameOf(row) : undefined}
            list={links ? name : undefined}
            chosen={selectedIds.includes(row.id)}
            onToggle={onToggleItem}
          />
        ))}
      </tbody>
    </table>
  )
}

function HeadCell({ source, label, disableSort, align }: NamedColumn) {
  const { sort, setSort } = useListContext()
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
      {!disableSort ? (
        <button
          type="button"
          className={css.sort}
          data-order={here ? sort.order : undefined}
          title={hint}
          onClick={() => setSort({ field: source, order: next })}
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
  columns: readonly NamedColumn[]
  name: string | undefined
  /** The resource whose record the first column leads to. */
  list: string | undefined
  chosen: boolean
  onToggle: (id: RaRecord['id']) => void
}

const Row = memo(function Row({ row, columns, name, list, chosen, onToggle }: RowProps) {
  return (
    <tr data-row={row.id}>
      {name !== undefined && (
        <td className={css.choosing}>
          <SelectRow id={row.id} name={name} chosen={chosen} onToggle={onToggle} />
        </td>
      )}
      {columns.map((column, index) => {
        const { source, align, unbroken } = column
        const shown = shownIn(column, row)
        return (
          <td key={source} className={classNames(align && css[align], align && 'figures', unbroken && css.unbroken)}>
            {list !== undefined && index === 0 && !isLink(column) ? (
              <RecordLink list={list} id={String(row.id)}>
                {shown}
              </RecordLink>
            ) : (
              shown
            )}
          </td>
        )
      })}
    </tr>
  )
})

const linkFields: ReadonlySet<unknown> = new Set<unknown>([EmailField, UrlField, ReferenceField])

/** Whether what a column shows leads somewhere itself. */
const isLink = ({ field, children }: NamedColumn) =>
  linkFields.has(field) || (isValidElement(children) && linkFields.has(children.type))

/** What a column shows of a record: rendered, by a field, or its value. */
function shownIn(column: NamedColumn, record: RaRecord): ReactNode {
  const { render, field: Field, children, source } = column
  if (render) return render(record as never)
  if (!Field && children === undefined) return valueIn(column, record)
  return <RecordContextProvider value={record}>{Field ? <Field source={source} /> : children}</RecordContextProvider>
}
