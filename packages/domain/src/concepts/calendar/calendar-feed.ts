import { describe, instant, omittable, type Read, reader, record, text } from '../../base/wire/index.ts'

/** The private feed of a restaurant: since when its address works, or null when there is none. */
export const calendarFeedRecord = record({
  since: describe('Absent quand il n’y a pas d’adresse', omittable(instant)),
})
export interface CalendarFeed extends Read<typeof calendarFeedRecord> {}

export const readCalendarFeed = reader(calendarFeedRecord)

/** The address of a feed, under the API's base. */
export const calendarAddressRecord = record({
  path: describe('Sous l’adresse de l’API; dite cette seule fois', text),
})

/** Where a feed is read, under the API's base, by whoever holds its token. */
export const feedPath = (token: string) => `/calendars/${token}.ics`

/** Days before and after today that a feed tells of. */
export const FEED_DAYS = { before: 30, after: 365 } as const
