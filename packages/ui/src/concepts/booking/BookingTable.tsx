import type { ReactNode } from 'react'
import css from './booking-table.module.css'

/** A column heading: numbers are right-aligned, the heading of the actions is for screen readers only. */
type Column = string | { numbers: string } | { actions: string }

function Title({ column }: { column: Column }) {
  if (typeof column === 'string') return <th scope="col">{column}</th>
  if ('numbers' in column)
    return (
      <th scope="col" className={css.number}>
        {column.numbers}
      </th>
    )
  return (
    <th scope="col">
      <span className="visually-hidden">{column.actions}</span>
    </th>
  )
}

export type BookingTableProps = {
  caption: string
  columns: readonly Column[]
  children: ReactNode
}

/** A table of bookings with an editable status; in a narrow container each row becomes a card. */
export function BookingTable({ caption, columns, children }: BookingTableProps) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Title key={JSON.stringify(column)} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
