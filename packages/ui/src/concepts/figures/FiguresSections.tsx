import { comparedWith, trendOfCount, trendOfRate } from '@potager/domain/analytics'
import {
  type BookingFigures,
  bookingsTable,
  dishesTable,
  hoursTable,
  type OrderFigures,
  restaurantsTable,
  revenueTable,
  roomsTable,
  servicesTable,
  shareOf,
} from '@potager/domain/figures'
import { type ChartTable, formatCount, formatLongDate, formatMoney, formatPercent } from '@potager/domain/format'
import { chartMessages, figuresScreenMessages as words } from '@potager/domain/messages'
import { type ChartExports, ChartPanel, ExportTools } from '../../components/chart/ChartPanel.tsx'
import { Figure, Figures, Panel } from '../../components/chart/index.ts'
import { EmptyState } from '../../components/feedback/index.ts'
import css from './FiguresScreen.module.css'
import { specs } from './specs.ts'

/** How many shades there are, without none. */
const SHADES = 5

/** A table of counts whose cells are the darker the more they hold; each still says its number. */
function HeatTable({ table: { title, columns, rows } }: { table: ChartTable }) {
  const counts = rows.flatMap((row) => row.filter((cell) => typeof cell === 'number'))
  const most = Math.max(1, ...counts)
  const shade = (cell: unknown) => (typeof cell === 'number' ? Math.ceil((cell / most) * SHADES) : 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={chartMessages.dataOf(title)}>
      <table className={css.heat}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = null, ...cells]) => (
            <tr key={String(head)}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-shade={shade(cell)}>
                  {typeof cell === 'number' ? cell.toLocaleString('fr-FR') : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const bookingLabels = [words.bookingCount, words.guests, words.noShows, words.filling]

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
        {bookingLabels.map((label) => (
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

export type SectionProps<Of> = ChartExports & {
  /** Null while they are read. */
  figures: Of | null
}

const labels = [words.revenue, words.orderCount, words.basket, words.best]
const basketOf = ({ revenue, orders }: { revenue: number; orders: number }) =>
  orders > 0 ? Math.round(revenue / orders) : null

/** What was sold in a period: by day, hour, service, restaurant and dish. */
export function OrderFiguresSection({ figures, ...exports }: SectionProps<OrderFigures>) {
  if (figures?.since === null) return <EmptyState title={words.noOrderYet} hint={words.noOrderYetHint} />
  return (
    <>
      <OrderTotals figures={figures} />
      <p className={css.note}>{words.canceled}</p>
      {!figures && <AwaitedPanels />}
      {figures?.period.orders === 0 && <EmptyState title={words.noOrder} hint={words.otherPeriod} />}
      {figures && figures.period.orders > 0 && <OrderPanels figures={figures} {...exports} />}
    </>
  )
}

/** Placeholders as high as a screen, so that what comes after them does not move when the figures load. */
function AwaitedPanels() {
  return (
    <>
      <div className={css.awaited} />
      <div className={css.awaited} />
      <div className={css.awaited} />
    </>
  )
}

function OrderTotals({ figures }: { figures: OrderFigures | null }) {
  if (!figures) {
    return (
      <Figures label={words.sold}>
        {labels.map((label) => (
          <Figure key={label} label={label} value={null} />
        ))}
      </Figures>
    )
  }
  const { period, days, since } = figures
  const before = comparedWith(figures)
  const best = days.toSorted((a, b) => b.revenue - a.revenue).find(({ revenue }) => revenue > 0)
  return (
    <>
      <Figures label={words.sold}>
        <Figure
          label={words.revenue}
          value={formatMoney(period.revenue)}
          trend={trendOfCount(period.revenue, before && before.revenue)}
        />
        <Figure
          label={words.orderCount}
          value={formatCount(period.orders)}
          trend={trendOfCount(period.orders, before && before.orders)}
        />
        <Figure
          label={words.basket}
          value={period.orders > 0 ? formatMoney(basketOf(period)) : '--'}
          trend={trendOfCount(basketOf(period), before && basketOf(before))}
        />
        <Figure
          label={words.best}
          value={best ? formatMoney(best.revenue) : '--'}
          hint={best && formatLongDate(best.day)}
        />
      </Figures>
      {since !== null && !before && <p className={css.note}>{words.dataSince(since)}</p>}
    </>
  )
}

function OrderPanels({ figures, ...exports }: ChartExports & { figures: OrderFigures }) {
  const hours = hoursTable(figures)
  const { listed, distinct } = figures.dishes
  return (
    <div className={css.grid}>
      <ChartPanel table={revenueTable(figures)} spec={specs.revenue(figures)} wide {...exports} />
      <Panel
        title={hours.title}
        note={hours.note}
        wide
        tools={<ExportTools title={hours.title} disabled={false} onCsv={() => exports.onCsv(hours)} />}
      >
        <p className={css.note}>{words.hoursNote}</p>
        <HeatTable table={hours} />
      </Panel>
      <ChartPanel
        table={dishesTable(figures)}
        spec={specs.dishes(figures)}
        note={words.dishesNote(listed.length, distinct)}
        {...exports}
      />
      <div className={css.stack}>
        <ChartPanel
          table={servicesTable(figures)}
          spec={specs.services(figures)}
          note={words.servicesNote}
          {...exports}
        />
        {figures.restaurants.length > 1 && (
          <ChartPanel table={restaurantsTable(figures)} spec={specs.restaurants(figures)} {...exports} />
        )}
      </div>
    </div>
  )
}
