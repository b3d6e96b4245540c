import type { Known } from '../harness.ts'

/**
 * The kinds of callers with an open session, and an anonymous one. « owner » owns the records of `Known`, « other owner
 * » another restaurant, « new owner » none. Attempts follow this order: what only the first caller can get goes to the
 * owner.
 */
export const callers = ['anonymous', 'owner', 'other owner', 'gerant', 'admin', 'new owner'] as const
export type CallerName = (typeof callers)[number]

type Statuses = Record<Exclude<CallerName, 'new owner'>, number>

/** Expected statuses of one call, and its input. */
export type Row = {
  sent?: (known: Known) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  /** Defaults to the status of another owner. */
  'new owner'?: number
  /** A list limited to the caller's records instead of being refused. */
  rows?: 'of own restaurants' | 'own'
  /** Counts in such an answer that are the same for everybody. */
  shared?: readonly string[]
  /** A list in such an answer that is the caller's records, where the answer is neither a page nor counts. */
  listed?: string
  /** A note for docs/authorisation.md on what statuses cannot express. */
  note?: string
} & Statuses

/** The same status for everyone. */
export const everyone = (status: number): Statuses => ({
  anonymous: status,
  owner: status,
  'other owner': status,
  gerant: status,
  admin: status,
})
/** 401 for anonymous callers, the same status for the others. */
export const whenSignedIn = (status: number): Statuses => ({ ...everyone(status), anonymous: 401 })
/** For who works for a restaurant, managers and admins. */
export const whenEmployed = (status: number): Statuses & Pick<Row, 'new owner'> => ({
  ...whenSignedIn(status),
  'new owner': 403,
})
/** For managers and admins only. */
export const privileged = (status: number): Statuses => ({ ...whenSignedIn(403), gerant: status, admin: status })
/** For admins only. */
export const adminOnly = (status: number): Statuses => ({ ...whenSignedIn(403), admin: status })

/** The statuses of a row by kind of caller. */
export function statusesOf(row: Row): Record<CallerName, number> {
  const { anonymous, owner, 'other owner': other, gerant, admin } = row
  return { anonymous, owner, 'other owner': other, gerant, admin, 'new owner': row['new owner'] ?? other }
}
