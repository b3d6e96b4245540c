import type { Queryable } from '../../db/database.ts'
import { containing, literally } from '../../db/like.ts'
import { ownRestaurants } from '../../db/scope.ts'
import { LONGEST_LIST } from '../longest-list.ts'

/** A customer as searches return it. */
export type CustomerRow = { id: string; fullName: string; email: string }

/** Filters of a search; `scope` limits it to customers who ordered or booked in that account's restaurants. */
export type CustomerFilter = {
  scope: string | null
  name?: string | undefined
  email?: string | undefined
  limit?: number
}

const visible = `($1::uuid is null or exists (
  select 1 from customer_order o where o.customer_id = c.id and ${ownRestaurants('o.restaurant_id', '$1')}) or exists (
  select 1 from booking b where b.customer_id = c.id and ${ownRestaurants('b.restaurant_id', '$1')}))`

/** Customers by name, at most 5,000, whose name and e-mail contain the terms, ignoring accents and case. */
export function findCustomers(db: Queryable, { scope, name, email, limit }: CustomerFilter): Promise<CustomerRow[]> {
  return db.query<CustomerRow>(
    `select c.id, c.full_name as "fullName", c.email from customer c
     where ${visible} and ($2::text is null or c.search_key like $2) and ($3::text is null or lower(c.email) like $3)
     order by c.search_key, c.id limit $4::int`,
    [
      scope,
      containing(name),
      email?.trim() ? `%${literally(email.trim().toLowerCase())}%` : null,
      limit ?? LONGEST_LIST,
    ],
  )
}

/** The customer's name if the caller may order or book for them, else undefined. */
export async function findCustomerName(db: Queryable, scope: string | null, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ fullName: string }>(
    `select c.full_name as "fullName" from customer c where ${visible} and c.id = $2`,
    [scope, id],
  )
  return row?.fullName
}
