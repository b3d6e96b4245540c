import { call } from '../../base/api/call.ts'
import { answeredNothing, answering } from '../../base/wire/index.ts'
import { type CalendarFeed, calendarAddressRecord, readCalendarFeed } from './calendar.ts'

const path = '/restaurant/:id/calendar-feed'
const ofRestaurant = (restaurantId: string) => ({ params: { id: restaurantId } })

/** Whether a restaurant has a calendar feed, for its members and for managers. Never answers its address. */
export const getCalendarFeed = call({
  name: 'getCalendarFeed',
  resource: 'calendar',
  method: 'GET',
  path,
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: readCalendarFeed,
})

/**
 * Gives a restaurant's feed a new address, answered only once, relative to the API's base; the previous one becomes a
 * 404.
 */
export const renewCalendarFeed = call({
  name: 'renewCalendarFeed',
  resource: 'calendar',
  method: 'POST',
  path,
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: answering(calendarAddressRecord, (body) => calendarAddressRecord.read(body).path),
})

/** Ends a restaurant's feed, if any: its address becomes a 404. */
export const revokeCalendarFeed = call({
  name: 'revokeCalendarFeed',
  resource: 'calendar',
  method: 'DELETE',
  path,
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: (body): CalendarFeed => answeredNothing(body) ?? { since: null },
})
