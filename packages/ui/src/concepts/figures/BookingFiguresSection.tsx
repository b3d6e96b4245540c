import { comparedWith, trendOfCount, trendOfRate } from '@potager/domain/analytics'
import { type BookingFigures, bookingsTable, roomsTable, shareOf } from '@potager/domain/figures'
import { formatCount, formatPercent } from '@potager/domain/format'
import { figuresScreenMessages as words } from '@potager/domain/messages'
import { type ChartExports, ChartPanel } from '../../components/chart/ChartPanel.tsx'
import { Figure, Figures } from '../../components/chart/index.ts'
import { EmptyState } from '../../components/feedback/index.ts'
import css from './FiguresScreen.module.css'
import type { SectionProps } from './OrderFiguresSection.tsx'
import { specs } from './specs.ts'

const labels = [words.bookingCount, words.guests, words.noShows, words.filling]

/** What was booked in a period: by day and by room, and who did not come. */
export function BookingFiguresSection({ figures, ...exports }: SectionProps<BookingFigures>) {
  if (figures?.since === null) return <EmptyState title={words.noBookingYet} hint={words.noBookingYetHint} />
  return (
    <>
      <BookingTotals figures={figures} />
      {figures?.period.bookings === 0 && <EmptyState title={words.noBooking} hint={words.otherPeriod} />}
      {figures && figures.period.bookings > 0 && <BookingPanels figures={figures} {...exports} />}
    </>
  )
}

function BookingTotals({ figures }: { figures: BookingFigures | null }) {
  if (!figures) {
    return (
      <Figures label={words.booked}>
        {labels.map((label) => (
          <Figure key={label} label={label} value={null} />
        ))}
      </Figures>
    )
  }
  const { period, rooms, since } = figures
  const before = comparedWith(figures)
  const sum = (of: 'guests' | 'seats') => rooms.reduce((total, room) => total + room[of], 0)
  return (
    <>
      <Figures label={words.booked}>
        <Figure
          label={words.bookingCount}
          value={formatCount(period.bookings)}
          trend={trendOfCount(period.bookings, before && before.bookings)}
          hint={words.bookingCountHint}
        />
        <Figure
          label={words.guests}
          value={formatCount(period.guests)}
          trend={trendOfCount(period.guests, before && before.guests)}
        />
        <Figure
          label={words.noShows}
          value={formatCount(period.noShows)}
          trend={trendOfRate(shareOf(period.noShows, period.begun), before && shareOf(before.noShows, before.begun))}
          wanted="down"
          hint={words.noShowsHint(period.begun)}
        />
        <Figure
          label={words.filling}
          value={formatPercent(shareOf(sum('guests'), sum('seats')))}
          hint={words.fillingHint}
        />
      </Figures>
      {since !== null && !before && <p className={css.note}>{words.dataSince(since)}</p>}
    </>
  )
}

function BookingPanels({ figures, ...exports }: ChartExports & { figures: BookingFigures }) {
  return (
    <div className={css.grid}>
      <ChartPanel table={bookingsTable(figures)} spec={specs.bookings(figures)} {...exports} />
      <ChartPanel table={roomsTable(figures)} spec={specs.rooms(figures)} note={words.roomsNote} {...exports} />
    </div>
  )
}
