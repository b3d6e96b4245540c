import { type ChartTable, type CsvCell, formatDate } from '../../base/format/index.ts'
import { type AnalyticsPeriod, bucketsOf, comparedWith, daysOf, WEEKLY_ABOVE_DAYS } from '../analytics/index.ts'
import { type BookingFigures, type OrderFigures, services } from './figures.ts'
import { figuresScreenMessages as words } from './figures-screen.messages.ts'

const { columns } = words
const euros = (cents: number): number => cents / 100
/** Percents rounded to one decimal; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : null

const ofOrders = ({ period }: OrderFigures) => ({ sample: period.orders, note: words.orderSample(period.orders) })
const ofBookings = ({ period }: BookingFigures) => ({
  sample: period.bookings,
  note: words.bookingSample(period.bookings),
})

/** Whether a period is told by weeks, or by days. */
export const unitOf = (period: AnalyticsPeriod): 'day' | 'week' => (daysOf(period) > WEEKLY_ABOVE_DAYS ? 'week' : 'day')

/** The days or weeks of a period that have days, with the sums of these. */
export function seriesOf<Name extends string>(
  period: AnalyticsPeriod,
  days: readonly (Record<Name, number> & { day: string })[],
  names: readonly Name[],
): (AnalyticsPeriod & { sums: Record<Name, number> })[] {
  return bucketsOf(period).flatMap(({ from, to }) => {
    const within = days.filter(({ day }) => day >= from && day <= to)
    if (within.length === 0) return []
    const total = (name: Name) => within.reduce((sum, day) => sum + day[name], 0)
    return { from, to, sums: Object.fromEntries(names.map((name) => [name, total(name)])) as Record<Name, number> }
  })
}

/** Revenue and orders by day, or by week beyond 90 days. */
export function revenueTable(figures: OrderFigures): ChartTable {
  return {
    name: 'ventes',
    title: words.titles.revenue[unitOf(figures.period)],
    columns: [columns.from, columns.to, columns.orders, columns.revenue],
    rows: seriesOf(figures.period, figures.days, ['orders', 'revenue']).map(({ from, to, sums }) => [
      formatDate(from),
      formatDate(to),
      sums.orders,
      euros(sums.revenue),
    ]),
    ...ofOrders(figures),
  }
}

/** The hours of the day between the first and the last with an order. */
export function hoursShown({ hours }: Pick<OrderFigures, 'hours'>): number[] {
  const all = hours.map(({ hour }) => hour)
  const [first, last] = [Math.min(...all), Math.max(...all)]
  return all.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Orders of each weekday, from Monday, by hour. */
export function hoursTable(figures: OrderFigures): ChartTable {
  const shown = hoursShown(figures)
  const at = (weekday: number, hour: number) =>
    figures.hours.find((one) => one.weekday === weekday && one.hour === hour)?.orders ?? 0
  return {
    name: 'heures',
    title: words.titles.hours,
    columns: [columns.weekday, ...shown.map(columns.hour)],
    rows: words.weekdays.map((day, weekday) => [day, ...shown.map((hour) => at(weekday, hour))]),
    ...ofOrders(figures),
  }
}

/** Values of the previous period; null where data does not cover it. */
const before = (figures: OrderFigures, ...values: number[]): CsvCell[] =>
  values.map((value) => (comparedWith(figures) ? value : null))

type Compared = { orders: number; revenue: number; previousOrders: number; previousRevenue: number }
const comparedColumns = [columns.orders, columns.revenue, columns.previousOrders, columns.previousRevenue]
const comparedRow = (figures: OrderFigures, row: Compared): CsvCell[] => [
  row.orders,
  euros(row.revenue),
  ...before(figures, row.previousOrders, euros(row.previousRevenue)),
]

/** Lunch and dinner, beside the period before. */
export function servicesTable(figures: OrderFigures): ChartTable {
  return {
    name: 'services',
    title: words.titles.services,
    columns: [columns.service, ...comparedColumns],
    rows: services.map((service) => [words.service[service], ...comparedRow(figures, figures.services[service])]),
    ...ofOrders(figures),
  }
}

/** The restaurants, beside the period before. */
export function restaurantsTable(figures: OrderFigures): ChartTable {
  return {
    name: 'restaurants',
    title: words.titles.restaurants,
    columns: [columns.restaurant, ...comparedColumns],
    rows: figures.restaurants
      .toSorted((a, b) => b.revenue - a.revenue)
      .map((house) => [house.name, ...comparedRow(figures, house)]),
    ...ofOrders(figures),
  }
}

/** The dishes that brought in most, beside the period before. */
export function dishesTable(figures: OrderFigures): ChartTable {
  return {
    name: 'plats',
    title: words.titles.dishes,
    columns: [columns.dish, columns.portions, columns.revenue, columns.previousPortions, columns.previousRevenue],
    rows: figures.dishes.listed.map((dish) => [
      dish.name,
      dish.portions,
      euros(dish.revenue),
      ...before(figures, dish.previousPortions, euros(dish.previousRevenue)),
    ]),
    ...ofOrders(figures),
  }
}

/** Reservations, events and their guests by day, or by week beyond 90 days. */
export function bookingsTable(figures: BookingFigures): ChartTable {
  return {
    name: 'reservations',
    title: words.titles.bookings[unitOf(figures.period)],
    columns: [columns.from, columns.to, columns.reservations, columns.events, columns.guests],
    rows: seriesOf(figures.period, figures.days, ['reservations', 'events', 'guests']).map(({ from, to, sums }) => [
      formatDate(from),
      formatDate(to),
      sums.reservations,
      sums.events,
      sums.guests,
    ]),
    ...ofBookings(figures),
  }
}

/** The rooms that were booked: how long, by how many people, against how many seats. */
export function roomsTable(figures: BookingFigures): ChartTable {
  return {
    name: 'salles',
    title: words.titles.rooms,
    columns: [
      columns.room,
      columns.restaurant,
      columns.bookings,
      columns.hours,
      columns.guests,
      columns.seats,
      columns.filling,
    ],
    rows: figures.rooms.map(({ room, restaurant, bookings, minutes, guests, seats }) => [
      room ?? words.wholeRestaurant,
      restaurant,
      bookings,
      Math.round(minutes / 6) / 10,
      guests,
      seats,
      shareOf(guests, seats),
    ]),
    ...ofBookings(figures),
  }
}
