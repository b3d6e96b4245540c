import type { Known } from '../known.ts'

/** The kinds of callers with a living session, and nobody. « owner » owns what `Known` names. */
export const callers = ['anonymous', 'owner', 'other owner', 'gerant', 'admin'] as const
export type Who = (typeof callers)[number]

/** What each kind of caller gets from one call, and what is sent. */
export type Row = {
  sent?: (known: Known) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }
} & Record<Who, number>

/** The same status for everyone. */
export const everyone = (status: number): Record<Who, number> => ({
  anonymous: status,
  owner: status,
  'other owner': status,
  gerant: status,
  admin: status,
})
/** 401 for nobody, the same status for the others. */
export const signedIn = (status: number): Record<Who, number> => ({ ...everyone(status), anonymous: 401 })
/** For managers and admins only. */
export const privileged = (status: number): Record<Who, number> => ({
  ...signedIn(403),
  gerant: status,
  admin: status,
})
/** For admins only. */
export const adminOnly = (status: number): Record<Who, number> => ({ ...signedIn(403), admin: status })
