import { reviewsOf, visitsOf } from '../visit-review/of-people.ts'

/** Whom an erasure is about. */
export type ErasureKind = 'customer' | 'account'

/**
 * Rows of a table that hold a person, by a condition on `$1`, the ids of one person; what replaces their columns, or that
 * the rows are deleted with the columns named.
 */
export type Rows = { rows: string } & ({ set: Readonly<Record<string, string>> } | { deletes: readonly string[] })

/** A text in SQL. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
/** A value in the rows that have one. */
export const whereGiven = (column: string, value: string) => `case when ${column} is not null then ${value} end`

export const ordersOf = 'select id from customer_order where customer_id = any($1::uuid[])'
export const bookingsOf = 'select id from booking where customer_id = any($1::uuid[])'
/** The person's visits. */
export const ownVisits = visitsOf('$1::uuid[]')
/** The reviews that the person wrote. */
export const ownReviews = reviewsOf('$1::uuid[]')
