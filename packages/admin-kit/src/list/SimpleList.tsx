import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { RecordLink, useSubject } from '../admin/subject.tsx'
import css from './list.module.css'
import { SelectRow } from './Selection.tsx'

export type SimpleListProps<Row extends RaRecord> = {
  /** By default the record's representation; leads to the record. */
  primaryText?: (record: Row) => ReactNode
  secondaryText?: (record: Row) => ReactNode
  /** At the end of the row. */
  tertiaryText?: (record: Row) => ReactNode
  /** False: the first text leads nowhere by itself. */
  rowClick?: false
  /** Whether rows can be selected. */
  choosing?: boolean
}

/** The rows of a list in three texts each, where there is no room for a table. */
export function SimpleList<Row extends RaRecord>(props: SimpleListProps<Row>) {
  const { data = [], selectedIds, onToggleItem } = useListContext<Row>()
  const { name, nameOf } = useSubject()
  const { primaryText = nameOf, secondaryText, tertiaryText, rowClick, choosing } = props
  return (
    <ul className={css.phone}>
      {data.map((row) => (
        <li key={row.id} data-row={row.id}>
          {choosing && (
            <SelectRow id={row.id} name={nameOf(row)} chosen={selectedIds.includes(row.id)} onToggle={onToggleItem} />
          )}
          <div className={css.words}>
            <p className={css.primary}>
              {rowClick === false ? (
                primaryText(row)
              ) : (
                <RecordLink list={name} id={String(row.id)}>
                  {primaryText(row)}
                </RecordLink>
              )}
            </p>
            <p className={css.secondary}>{secondaryText?.(row)}</p>
          </div>
          <div className={css.end}>{tertiaryText?.(row)}</div>
        </li>
      ))}
    </ul>
  )
}
