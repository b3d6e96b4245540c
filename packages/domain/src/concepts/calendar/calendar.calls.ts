import { call } from '../../base/api/call.ts'
import { type CalendarFeed, calendarAddressRecord, calendarFeedRecord } from './calendar-feed.ts'

const path = '/restaurant/:id/calendar-feed'
const ofRestaurant = (restaurantId: string) => ({ params: { id: restaurantId } })

/** Whether a restaurant's bookings can be followed from a calendar, for who works there or manages all. Its address is never told again. */
export const getCalendarFeed = call({
  name: 'getCalendarFeed',
  resource: 'calendar',
  method: 'GET',
  path,
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: calendarFeedRecord.read,
})

/** Gives a restaurant's feed a new address, told this once, under the API's base; the one before answers 404 from then on. */
export const renewCalendarFeed = call({
  name: 'renewCalendarFeed',
  resource: 'calendar',
  method: 'POST',
  path,
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: (body): string => calendarAddressRecord.read(body).path,
})

/** Ends a restaurant's feed: its address answers 404 from then on, whether there was one or not. */
export const revokeCalendarFeed = call({
  name: 'revokeCalendarFeed',
  resource: 'calendar',
  method: 'DELETE',
  path,
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: (): CalendarFeed => ({ since: null }),
})
