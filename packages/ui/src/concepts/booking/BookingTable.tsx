import type { Agenda } from '@potager/domain/booking'
import { formatCount } from '@potager/domain/format'
import { bookingWords } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import sheet from './agenda.module.css'
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

type AgendaPartsProps<Booking> = {
  agenda: Agenda<Booking>
  /** Those of the page, in the order of the agenda. */
  shown: readonly Booking[]
  /** Names each part's table. */
  captions: { coming: string; past: string }
  children: (bookings: readonly Booking[], caption: string) => ReactNode
}

/** « À venir » and « Passées », each with its count in all; a page without any of one has no heading for it. */
export function AgendaParts<Booking>({ agenda, shown, captions, children }: AgendaPartsProps<Booking>) {
  const coming = new Set(agenda.coming)
  const parts = [
    { name: 'coming', bookings: shown.filter((booking) => coming.has(booking)) },
    { name: 'past', bookings: shown.filter((booking) => !coming.has(booking)) },
  ] as const
  return parts
    .filter(({ bookings }) => bookings.length > 0)
    .map(({ name, bookings }) => (
      <Part key={name} title={bookingWords[name]} count={agenda[name].length}>
        {children(bookings, captions[name])}
      </Part>
    ))
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={sheet.part} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <span>{formatCount(count)}</span>
      </h2>
      {children}
    </section>
  )
}
