import { addDays, addMonths, isDay, type WallDate, weekdayOf, weekdays } from '../../base/time/index.ts'
import {
  asRecord,
  count,
  day,
  describe,
  euros,
  id,
  list,
  NotAnswered,
  nullable,
  type Read,
  reader,
  record,
  text,
  within,
} from '../../base/wire/index.ts'
import { type AnalyticsPeriod, daysOf, lastDays } from '../analytics/index.ts'
import { figuresMessages } from './figures-screen.messages.ts'

/** Periods that have a name, in the order of the screen. */
export const namedPeriods = ['week', 'month', 'last-week', 'this-month', 'last-month'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** The days of a named period; the running ones end today. */
export function daysNamed(name: NamedPeriod, today: WallDate): AnalyticsPeriod {
  if (name === 'last-week') {
    const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)) - 7)
    return { from: monday, to: addDays(monday, 6) }
  }
  const first = `${today.slice(0, 7)}-01`
  if (name === 'this-month') return { from: first, to: today }
  if (name === 'last-month') return { from: addMonths(first, -1), to: addDays(first, -1) }
  return lastDays(name === 'week' ? 7 : 30, today)
}

/** What is wrong with days that somebody chose; null where figures can be asked of them, also while one is missing. */
export function problemOfDays({ from, to }: { from?: WallDate | undefined; to?: WallDate | undefined }): string | null {
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return null
  const days = daysOf({ from, to })
  if (days < 1) return figuresMessages.badPeriod
  return days > FIGURES_MAX_DAYS ? figuresMessages.longPeriod : null
}

/** The longest period that figures are given of, in days. */
export const FIGURES_MAX_DAYS = 366
/** How many dishes are answered, those that brought in most. */
export const MOST_DISHES = 100

/** The two services of a day, by the hour at which an order is taken (docs/decisions/0059). */
export const services = ['LUNCH', 'DINNER'] as const
export type Service = (typeof services)[number]

/** The hour at which lunch ends, and the hour of the next morning at which dinner does. */
const LUNCH_ENDS = 16
const DINNER_ENDS = 5

/** The service that an hour of the clock, 0 to 23, belongs to. */
export function serviceAt(hour: number): Service {
  return hour >= DINNER_ENDS && hour < LUNCH_ENDS ? 'LUNCH' : 'DINNER'
}

const days = { from: day, to: day }
const sold = { orders: count, revenue: euros }
const before = { previousOrders: count, previousRevenue: euros }

/**
 * What was sold in a period and in the same span before it, by days and hours of the restaurants' clocks. Cancelled
 * orders are left out. The previous span ends at the same hour while the period still runs.
 */
const orderFiguresRecord = record({
  since: describe('Premier jour avec une commande', nullable(day)),
  period: record({ ...days, ...sold }),
  previous: record({ ...days, ...sold }),
  days: describe('Chaque jour de la période, depuis le premier compté', list(record({ day, ...sold }))),
  hours: describe(
    'Heures où une commande a été prise',
    list(
      record({
        weekday: describe('0 pour lundi', within({ min: 0, max: 6 }, 'whole')),
        hour: within({ min: 0, max: 23 }, 'whole'),
        ...sold,
      }),
    ),
  ),
  services: describe(
    `Midi de ${DINNER_ENDS} h à ${LUNCH_ENDS} h, soir ensuite`,
    record({ LUNCH: record({ ...sold, ...before }), DINNER: record({ ...sold, ...before }) } satisfies Record<
      Service,
      unknown
    >),
  ),
  restaurants: list(record({ id, name: text, ...sold, ...before })),
  dishes: record({
    distinct: describe('Plats vendus, aussi ceux qui ne sont pas listés', count),
    listed: describe(
      'Ceux qui rapportent le plus',
      list(
        record({ id, name: text, portions: count, revenue: euros, previousPortions: count, previousRevenue: euros }),
      ),
    ),
  }),
})
export interface OrderFigures extends Read<typeof orderFiguresRecord> {}

const booked = {
  bookings: describe('Réservations non annulées, et événements confirmés ou terminés', count),
  guests: describe('Personnes attendues', count),
  begun: describe('Réservations qui ont commencé', count),
  noShows: describe('De celles-ci, où personne n’est venu', count),
}

/** What was booked in a period and in the same span before it, by the day on which it starts. */
const bookingFiguresRecord = record({
  since: describe('Premier jour avec une réservation', nullable(day)),
  period: record({ ...days, ...booked }),
  previous: record({ ...days, ...booked }),
  days: describe(
    'Chaque jour de la période, depuis le premier compté',
    list(record({ day, reservations: count, events: count, guests: count })),
  ),
  rooms: list(
    record({
      restaurantId: id,
      restaurant: text,
      room: describe('null pour le restaurant entier', nullable(text)),
      bookings: count,
      minutes: describe('Minutes réservées', count),
      guests: count,
      seats: describe('Places de la salle, une fois par réservation', count),
    }),
  ),
})
export interface BookingFigures extends Read<typeof bookingFiguresRecord> {}

export { bookingFiguresRecord, orderFiguresRecord }

/** A reader that throws NotAnswered where an answer has no period. */
function ofPeriod<Figures>(read: (body: unknown) => Figures): (body: unknown) => Figures {
  return (body) => {
    if (!asRecord(asRecord(body)?.period)) throw new NotAnswered()
    return read(body)
  }
}

export const readOrderFigures = /* @__PURE__ */ ofPeriod(reader(orderFiguresRecord))
export const readBookingFigures = /* @__PURE__ */ ofPeriod(reader(bookingFiguresRecord))
