import { type AnalyticsPeriod, daysOf, previousPeriod, untilToday } from '@potager/domain/analytics'
import type { contract } from '@potager/domain/contract'
import { type Service, serviceAt } from '@potager/domain/figures'
import { requestRefusals } from '@potager/domain/messages'
import { addDays, todayInParis, type WallDate } from '@potager/domain/time'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { wallAt } from '../../db/sql.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { type Counted, countOrders, findHouses, type House, type OrderCounts, type Sold } from './orders.ts'

/** What takes a place: a reservation that is not cancelled, an event that is confirmed or over. */
const takesPlace = (alias: string) =>
  `((${alias}.kind = 'RESERVATION' and ${alias}.status <> 'CANCELLED') or (${alias}.kind = 'EVENT' and ${alias}.status in ('CONFIRMED', 'COMPLETED')))`

/** Bookings of the restaurants in $1 that start on the days from $2 to $3. */
const onDays = `b.restaurant_id = any($1::uuid[]) and b.kind in ('RESERVATION', 'EVENT')
  and b.starts_at >= $2::date and b.starts_at < $3::date + 1 and ${takesPlace('b')}`

type Booked = { bookings: number; guests: number; begun: number; noShows: number }

/** The first day of the restaurants with a booking that takes a place, or null. */
async function findFirstBooking(db: Queryable, houses: readonly string[]): Promise<string | null> {
  const [row] = await db.query<{ since: string | null }>(
    `select min(first.day)::text as since
     from unnest($1::uuid[]) as house(id) cross join unnest(array['RESERVATION', 'EVENT']) as kinds(kind)
     cross join lateral (select b.starts_at::date as day from booking b
       where b.restaurant_id = house.id and b.kind = kinds.kind and ${takesPlace('b')}
       order by b.starts_at limit 1) first`,
    [houses],
  )
  return row?.since ?? null
}

/** Bookings of both spans; what has begun by the clock of its restaurant can have a no-show. */
async function findBooked(db: Queryable, { houses, period, previous }: Counted, now: number) {
  const rows = await db.query<Booked & { now: boolean }>(
    `select b.starts_at >= $4::date as now, count(*)::int as bookings, sum(b.people)::int as guests,
       (count(*) filter (where b.kind = 'RESERVATION' and b.starts_at <= ${wallAt('r', '$5')}))::int as begun,
       (count(*) filter (where b.no_show))::int as "noShows"
     from booking b join restaurant r on r.id = b.restaurant_id where ${onDays} group by 1`,
    [houses, previous.from, period.to, period.from, now],
  )
  const none: Booked = { bookings: 0, guests: 0, begun: 0, noShows: 0 }
  const of = (span: boolean): Booked => {
    const { bookings, guests, begun, noShows } = rows.find((row) => row.now === span) ?? none
    return { bookings, guests, begun, noShows }
  }
  return { period: of(true), previous: of(false) }
}

/** Days of the period on which something starts. */
function findBookedDays(db: Queryable, { houses, period }: Counted) {
  return db.query<{ day: string; reservations: number; events: number; guests: number }>(
    `select b.starts_at::date::text as day, (count(*) filter (where b.kind = 'RESERVATION'))::int as reservations,
       (count(*) filter (where b.kind = 'EVENT'))::int as events, sum(b.people)::int as guests
     from booking b where ${onDays} group by 1`,
    [houses, period.from, period.to],
  )
}

/** The rooms that were booked in the period, and whole restaurants: how long, by how many, and for how many there was room. */
function findBookedRooms(db: Queryable, { houses, period }: Counted) {
  return db.query<{
    restaurantId: string
    restaurant: string
    room: string | null
    bookings: number
    minutes: number
    guests: number
    seats: number
  }>(
    `select r.id as "restaurantId", r.name as restaurant, m.name as room, c.bookings, c.minutes, c.guests,
       c.bookings * coalesce(m.capacity, r.seats) as seats
     from (
       select b.restaurant_id, b.room_id, count(*)::int as bookings, sum(b.people)::int as guests,
         (sum(extract(epoch from b.ends_at - b.starts_at)) / 60)::int as minutes
       from booking b where ${onDays} group by 1, 2
     ) c join restaurant r on r.id = c.restaurant_id
     left join room m on m.restaurant_id = c.restaurant_id and m.id = c.room_id
     order by r.sort_key, r.id, m.position nulls first`,
    [houses, period.from, period.to],
  )
}

type WireFigures = z.input<typeof contract.figures.getOrderFigures.response>

function sum(rows: readonly Sold[]): Sold {
  return rows.reduce((all, { orders, cents }) => ({ orders: all.orders + orders, cents: all.cents + cents }), {
    orders: 0,
    cents: 0,
  })
}

const less = (all: Sold, late: Sold): Sold => ({ orders: all.orders - late.orders, cents: all.cents - late.cents })
const said = ({ orders, cents }: Sold) => ({ orders, revenue: cents / 100 })
const saidBefore = ({ orders, cents }: Sold) => ({ previousOrders: orders, previousRevenue: cents / 100 })

/** The days of a period from the first one with data: a zero before it would say that nothing was sold. */
function knownDays({ from, to }: AnalyticsPeriod, since: WallDate | null): WallDate[] {
  const all = Array.from({ length: daysOf({ from, to }) }, (_, index) => addDays(from, index))
  return all.filter((day) => since !== null && day >= since)
}

/** Makes the answer of what the database counted. */
function orderFiguresOf(
  { period, previous }: Counted,
  houses: readonly House[],
  { since, sold, hours, dishes, late, lateDishes }: OrderCounts,
): WireFigures {
  const ofHouses = sold.filter(({ restaurantId }) => restaurantId !== null)
  const days = new Map(sold.flatMap((row) => (row.day === null ? [] : [[row.day, row] as const])))
  const inHouse = (id: string, now: boolean) =>
    sum(ofHouses.filter((row) => row.restaurantId === id && row.now === now))
  const inService = (service: Service) => {
    const of = ({ hour }: { hour: number }) => serviceAt(hour) === service
    return {
      ...said(sum(hours.filter((row) => row.now && of(row)))),
      ...saidBefore(less(sum(hours.filter((row) => !row.now && of(row))), sum(late.filter(of)))),
    }
  }
  const cut = new Map(lateDishes.map((dish) => [dish.id, dish]))
  return {
    since,
    period: { ...period, ...said(sum(ofHouses.filter(({ now }) => now))) },
    previous: { ...previous, ...said(less(sum(ofHouses.filter(({ now }) => !now)), sum(late))) },
    days: knownDays(period, since).map((day) => ({ day, ...said(days.get(day) ?? sum([])) })),
    hours: hours
      .filter(({ now }) => now)
      .map((row) => ({ weekday: row.weekday, hour: row.hour, ...said(row) }))
      .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    services: { LUNCH: inService('LUNCH'), DINNER: inService('DINNER') },
    restaurants: houses.map(({ id, name }) => ({
      id,
      name,
      ...said(inHouse(id, true)),
      ...saidBefore(less(inHouse(id, false), sum(late.filter(({ restaurantId }) => restaurantId === id)))),
    })),
    dishes: {
      distinct: dishes[0]?.distinct ?? 0,
      listed: dishes.map((dish) => ({
        id: dish.id,
        name: dish.name,
        portions: dish.portions,
        revenue: dish.cents / 100,
        previousPortions: dish.previousPortions - (cut.get(dish.id)?.portions ?? 0),
        previousRevenue: (dish.previousCents - (cut.get(dish.id)?.cents ?? 0)) / 100,
      })),
    },
  }
}

type Query = { startDate: string; endDate: string; restaurantId?: string | undefined }

/** Handlers of the house's figures: an owner's restaurants, all for a manager. */
export function figuresHandlers({ db }: Services): Handlers<typeof contract.figures> {
  /** @throws Refusal 404 for a restaurant that the caller does not see figures of */
  async function asked(caller: Caller, query: Query, now: number): Promise<{ counted: Counted; houses: House[] }> {
    const houses = await findHouses(db, scopeOf(caller), query.restaurantId)
    if (query.restaurantId !== undefined && houses.length === 0) throw notFound(requestRefusals.unknown.restaurant)
    const days: AnalyticsPeriod = { from: query.startDate, to: query.endDate }
    const period = untilToday(days, todayInParis(now))
    return { counted: { houses: houses.map(({ id }) => id), period, previous: previousPeriod(period) }, houses }
  }

  return {
    getOrderFigures: async ({ caller, query }) => {
      const now = Date.now()
      const { counted, houses } = await asked(caller, query, now)
      return orderFiguresOf(counted, houses, await countOrders(db, counted, now))
    },

    getBookingFigures: async ({ caller, query }) => {
      const now = Date.now()
      const { counted } = await asked(caller, query, now)
      const [since, booked, days, rooms] = await Promise.all([
        findFirstBooking(db, counted.houses),
        findBooked(db, counted, now),
        findBookedDays(db, counted),
        findBookedRooms(db, counted),
      ])
      return {
        since,
        period: { ...counted.period, ...booked.period },
        previous: { ...counted.previous, ...booked.previous },
        days: knownDays(counted.period, since).map(
          (day) => days.find((row) => row.day === day) ?? { day, reservations: 0, events: 0, guests: 0 },
        ),
        rooms,
      }
    },
  }
}
