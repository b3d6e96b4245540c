import {
  type Filters,
  type ListOrder,
  oneOfCodes,
  onlyServer,
  sameId,
  sameNumber,
  search,
} from '../../base/filters/filters.ts'
import { answeredList, code, extended, id, optional, type Read, reader, record, text } from '../../base/wire/index.ts'
import type { bookingOrder } from '../booking/index.ts'
import { sessionFilters, type sessionOrder } from '../chat-session/index.ts'
import { customerFilters } from '../customer/index.ts'
import { diseaseFilters, type diseaseOrder } from '../disease/index.ts'
import { eventRequestFilters } from '../event-request/index.ts'
import { reportFilters, type reportOrder } from '../report/index.ts'
import { reservationFilters } from '../reservation/index.ts'
import {
  type OwnReview,
  ownReviewRecord,
  readOwnReview,
  returnedFields,
  reviewLimits,
  reviewResources,
  reviewStatuses,
} from '../review/index.ts'

type SortsOf<Order extends { sorts: object }> = readonly (keyof Order['sorts'])[]

/** What each list of the console is sorted by; the first unless told, downwards. */
export const consoleSorts = {
  reservations: ['start', 'createdAt', 'people', 'status'],
  'event-requests': ['start', 'createdAt', 'people', 'status'],
  diseases: ['name', 'urgency'],
  sessions: ['createdAt', 'race'],
  reports: ['createdAt', 'resolved'],
  reviews: ['createdAt', 'rating', 'status'],
  customers: ['name', 'createdAt', 'lastSeen'],
} as const satisfies Readonly<Record<string, readonly string[]>> & {
  reservations: SortsOf<typeof bookingOrder>
  'event-requests': SortsOf<typeof bookingOrder>
  diseases: SortsOf<typeof diseaseOrder>
  sessions: SortsOf<typeof sessionOrder>
  reports: SortsOf<typeof reportOrder>
  reviews: SortsOf<typeof reviewOrder>
}

/** The lists of the console that the server pages, sorts and filters. */
export type ConsoleList = keyof typeof consoleSorts
export type ConsoleSort<List extends ConsoleList> = (typeof consoleSorts)[List][number]

/** Rows of a page: the least a list shows and the most that one call may ask for. */
export const CONSOLE_PAGE_SIZE = 25
export const CONSOLE_LARGEST_PAGE = 1000

/** What a list of the console is asked for; pages count from 0, filters are those of the list (`q` in every one). */
export type ConsoleQuery = {
  page: number
  size?: number
  sort?: string
  direction?: 'asc' | 'desc'
  filter?: Readonly<Record<string, string | undefined>>
}

/**
 * A review of the console: any status, with the masked name that readers see, the name of what it is about while that
 * exists, and how it came back after a refusal.
 */
export const consoleReviewRecord = extended(ownReviewRecord, {
  author: text,
  resourceName: optional(text),
  ...returnedFields,
})
export type ConsoleReview = OwnReview & Read<typeof consoleReviewRecord>

/** Reads a review of the console. */
export function readConsoleReview(value: unknown): ConsoleReview {
  return { ...readOwnReview(value), ...consoleReviewRecord.read(value) }
}

/** What the console filters reviews by; that of a customer is by their account, which rows do not tell. */
export const reviewFilters = {
  status: oneOfCodes(reviewStatuses, ({ status }) => status),
  resourceType: oneOfCodes(reviewResources, ({ resourceType }) => resourceType),
  resourceId: sameId(({ resourceId }) => resourceId),
  customerId: onlyServer({ id: 'customerId' }),
  rating: sameNumber(reviewLimits.rating, ({ rating }) => rating),
  contested: oneOfCodes(['true'], ({ objection }) => String(objection !== undefined)),
  q: search(({ author, comment = '' }) => [`${author}\n${comment}`]),
} satisfies Filters<ConsoleReview>

/** Reviews, the oldest first. */
export const reviewOrder = {
  sorts: { createdAt: ({ createdAt }) => createdAt, rating: ({ rating }) => rating, status: ({ status }) => status },
  sort: 'createdAt',
  direction: 'asc',
} satisfies ListOrder<ConsoleReview>

/** What each list of the console is filtered by: the query, the server's conditions and the rules of derived lists follow. */
export const consoleFilters = {
  reservations: reservationFilters,
  'event-requests': eventRequestFilters,
  diseases: diseaseFilters,
  sessions: sessionFilters,
  reports: reportFilters,
  reviews: reviewFilters,
  customers: customerFilters,
} satisfies Record<ConsoleList, Filters<never>>

/** Kinds of records that the search finds. */
export const hitKinds = [
  'order',
  'reservation',
  'event-request',
  'customer',
  'dish',
  'restaurant',
  'disease',
  'user',
] as const

/** Something that the search found; what is of a kind that is not known is not shown. */
export const hitRecord = record({
  kind: code(hitKinds),
  id,
  title: text,
  detail: optional(text),
  status: optional(text),
})
export interface Hit extends Read<typeof hitRecord> {}

/** Reads what the search found. */
export const readHits = answeredList(reader(hitRecord))
