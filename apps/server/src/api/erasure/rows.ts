import { reviewsOf, visitsOf } from '../visit-review/queries.ts'

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

/** Stored answers that name the customer or one of their latest records. */
export const answersOfCustomer = `exists (
  select from (
    select unnest(array[id::text, nullif(full_name, ''), nullif(email, ''), phone]) as part
      from customer where id = any($1::uuid[])
    union all select o.id::text from customer_order o
      where o.customer_id = any($1::uuid[]) and o.created_at > now() - interval '3 days'
    union all select b.id::text from booking b
      where b.customer_id = any($1::uuid[]) and b.created_at > now() - interval '3 days'
  ) known where position(part in response::text) > 0)`

/** The user names of accounts, in small letters. */
export const userNamesOf = 'select lower(username) from account where id = any($1::uuid[])'

/** The links to an account's password, the open ones that it made, and the invitations that are for its address. */
export const linksOfAccounts = `account_id = any($1::uuid[]) or made_by = any($1::uuid[]) and used_at is null
  or lower(invited_email) in (select lower(email) from account where id = any($1::uuid[]))`
