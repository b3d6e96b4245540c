import type { Agenda } from '@potager/domain/booking'
import { formatCount } from '@potager/domain/format'
import { bookingWords } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import css from './agenda.module.css'

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
    <section className={css.part} aria-labelledby={heading}>
      <h2 id={heading}>
        {title} <span>{formatCount(count)}</span>
      </h2>
      {children}
    </section>
  )
}
