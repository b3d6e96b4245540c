import type { Instant } from '../../base/time/index.ts'

/** The private feed of a restaurant: since when its address works, or null when there is none. */
export type CalendarFeed = { since: Instant | null }

/** Where a feed is read, under the API's base, by whoever holds its token. */
export const feedPath = (token: string) => `/calendars/${token}.ics`

/** Days before and after today that a feed tells of. */
export const FEED_DAYS = { before: 30, after: 365 } as const
