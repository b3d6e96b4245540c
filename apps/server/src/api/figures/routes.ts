import { type AnalyticsPeriod, previousPeriod, untilToday } from '@potager/domain/analytics'
import type { contract } from '@potager/domain/contract'
import { requestRefusals } from '@potager/domain/messages'
import { todayInParis } from '@potager/domain/time'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { findBooked, findBookedDays, findBookedRooms, findFirstBooking } from './bookings.ts'
import { type Counted, findHouses, type House } from './houses.ts'
import { countOrders } from './orders.ts'
import { knownDays, orderFiguresOf } from './sums.ts'

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
