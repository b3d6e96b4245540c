import { type BookingFigures, type OrderFigures, seriesOf, services, shareOf } from '@potager/domain/figures'
import { formatDate } from '@potager/domain/format'
import { figuresScreenMessages as words } from '@potager/domain/messages'
import type { ChartSpec } from '../../components/chart/Chart.tsx'

const { columns } = words
/** How many dishes and rooms a chart has room for; the table has all. */
const BARS = 10
/** How many letters stand beside a bar. */
const LABEL = 28

/** A day as '14/07'. */
const shortDay = (day: string) => formatDate(day).slice(0, 5)
const money = { unit: words.revenue, sign: '€' } as const
/** A name that two lines beside its bar can hold. */
const short = (name: string) => (name.length > LABEL ? `${name.slice(0, LABEL - 1).trimEnd()}…` : name)

/** The chart of each panel, from the figures of a period. */
export const specs = {
  revenue: ({ period, days }: OrderFigures): ChartSpec => ({
    kind: 'columns',
    ...money,
    points: seriesOf(period, days, ['revenue']).map(({ from, sums }) => ({
      label: shortDay(from),
      value: sums.revenue / 100,
    })),
  }),
  services: (figures: OrderFigures): ChartSpec => ({
    kind: 'bars',
    ...money,
    points: services.map((service) => ({
      label: words.service[service],
      value: figures.services[service].revenue / 100,
    })),
  }),
  restaurants: ({ restaurants }: OrderFigures): ChartSpec => ({
    kind: 'bars',
    ...money,
    points: restaurants
      .toSorted((a, b) => b.revenue - a.revenue)
      .map(({ name, revenue }) => ({ label: short(name), value: revenue / 100 })),
  }),
  dishes: ({ dishes }: OrderFigures): ChartSpec => ({
    kind: 'bars',
    ...money,
    points: dishes.listed.slice(0, BARS).map(({ name, revenue }) => ({ label: short(name), value: revenue / 100 })),
  }),
  bookings: ({ period, days }: BookingFigures): ChartSpec => ({
    kind: 'stack',
    unit: columns.bookings,
    parts: [columns.reservations, columns.events],
    points: seriesOf(period, days, ['reservations', 'events']).map(({ from, sums }) => ({
      label: shortDay(from),
      value: sums.reservations + sums.events,
      marked: sums.events,
    })),
  }),
  rooms: ({ rooms }: BookingFigures): ChartSpec => ({
    kind: 'bars',
    unit: columns.filling,
    sign: '%',
    points: rooms
      .toSorted((a, b) => b.guests / b.seats - a.guests / a.seats)
      .slice(0, BARS)
      .map(({ room, restaurant, guests, seats }) => ({
        label: short(room ?? restaurant),
        value: shareOf(guests, seats),
      })),
  }),
} as const
