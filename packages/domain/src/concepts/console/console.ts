import { asRecord, readId, readList, readOptionalString, readString } from '../../base/wire/index.ts'
import { type OwnReview, readOwnReview } from '../review/index.ts'

/** What each list of the console is sorted by; the first unless told, downwards. */
export const consoleSorts = {
  reservations: ['start', 'createdAt', 'people', 'status'],
  'event-requests': ['start', 'createdAt', 'people', 'status'],
  diseases: ['name', 'urgency'],
  sessions: ['createdAt', 'race'],
  reports: ['createdAt', 'resolved'],
  reviews: ['createdAt', 'rating', 'status'],
} as const

/** The lists of the console that the server pages, sorts and filters. */
export type ConsoleList = keyof typeof consoleSorts

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
 * A review of the console: any status, with the masked name that readers see, and the name of what it is about while that
 * exists.
 */
export type ConsoleReview = OwnReview & { author: string; resourceName?: string }

/** Reads a review of the console. */
export function readConsoleReview(value: unknown): ConsoleReview {
  const row = asRecord(value) ?? {}
  const resourceName = readOptionalString(row.resourceName)
  return { ...readOwnReview(value), author: readString(row.author), ...(resourceName ? { resourceName } : {}) }
}

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

/** Something that the search found. `kind` is text: what is not known is not shown. */
export type Hit = { kind: string; id: string; title: string; detail?: string; status?: string }

/** Reads what the search found. */
export function readHits(value: unknown): Hit[] {
  return readList(value, (row) => {
    const hit = asRecord(row) ?? {}
    const detail = readOptionalString(hit.detail)
    const status = readOptionalString(hit.status)
    return {
      kind: readString(hit.kind),
      id: readId(hit.id),
      title: readString(hit.title),
      ...(detail ? { detail } : {}),
      ...(status ? { status } : {}),
    }
  })
}
