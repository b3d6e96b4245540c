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
export const visitsOf = `select id from visit where order_id in (${ordersOf}) or booking_id in (${bookingsOf})`

/** SQL of the reviews that the person wrote, those of their visits among them. */
export const reviewsOf = `select id from review where author_id = any($1::uuid[]) or visit_id in (${visitsOf})`
