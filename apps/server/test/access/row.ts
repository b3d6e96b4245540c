import type { Known } from '../known.ts'

/**
 * The kinds of callers with a living session, and nobody. « owner » owns what `Known` names, « other owner » another
 * restaurant, « new owner » none. The order is that of the attempts: where the first one takes it all, it is the owner.
 */
export const callers = ['anonymous', 'owner', 'other owner', 'gerant', 'admin', 'new owner'] as const
export type CallerName = (typeof callers)[number]

type Statuses = Record<Exclude<CallerName, 'new owner'>, number>

/** What each kind of caller gets from one call, and what is sent. */
export type Row = {
  sent?: (known: Known) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
  /** A new owner gets what another one gets, unless told. */
  'new owner'?: number
  /** A list that is cut down to what concerns the caller instead of being refused. */
  rows?: 'of own restaurants' | 'own'
  /** Counts in such an answer that are everybody's all the same. */
  shared?: readonly string[]
  /** What statuses cannot tell, for docs/authorisation.md. */
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
/** 401 for nobody, the same status for the others. */
export const whenSignedIn = (status: number): Statuses => ({ ...everyone(status), anonymous: 401 })
/** For managers and admins only. */
export const privileged = (status: number): Statuses => ({ ...whenSignedIn(403), gerant: status, admin: status })
/** For admins only. */
export const adminOnly = (status: number): Statuses => ({ ...whenSignedIn(403), admin: status })

/** What each kind of caller gets. */
export function statusesOf(row: Row): Record<CallerName, number> {
  const { anonymous, owner, 'other owner': other, gerant, admin } = row
  return { anonymous, owner, 'other owner': other, gerant, admin, 'new owner': row['new owner'] ?? other }
}
