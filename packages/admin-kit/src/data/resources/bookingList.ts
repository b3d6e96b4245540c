import type { Call } from '@potager/domain/api'
import { type ConsoleQuery } from '@potager/domain/console'
import { consoleMessages } from '@potager/domain/messages'
import type { Paged } from '@potager/domain/wire'
import { HttpError } from 'react-admin'
import { consoleQueryOf } from '../../query/console-query.ts'
import type { AdapterContext, ReadAdapter } from '../adapter.ts'
import { derive } from '../derive.ts'
import { bookingRules } from './bookingRules.ts'
import { browsedOr } from './browsed.ts'

type Booking = Parameters<(typeof bookingRules.sorts)[string]>[0]

/** The calls that list reservations or event requests: the console's, and the specification's two. */
type BookingCalls<Row> = {
  browse: Call<ConsoleQuery, Paged<Row>>
  all: Call<undefined, Row[]>
  ofRestaurant: Call<string, Row[]>
}

/** Bookings as the console lists them; without its call from a whole list, of one restaurant where only that is wanted. */
export function bookingList<Row extends Booking>(
  context: AdapterContext,
  { browse, all, ofRestaurant }: BookingCalls<Row>,
): ReadAdapter<Row> {
  const { whole } = context.reads
  return browsedOr(context, browse, {
    getList: async (params, options) => {
      const query = consoleQueryOf(params)
      const restaurantId = query.filter?.restaurantId
      const rows = await (restaurantId ? whole(ofRestaurant, restaurantId, options) : whole(all, undefined, options))
      return derive(rows, query, bookingRules)
    },
    getOne: async (id, options) => {
      const row = (await whole(all, undefined, options)).find((one) => one.id === id)
      if (!row) throw new HttpError(consoleMessages.notFound, 404)
      return row
    },
  })
}
