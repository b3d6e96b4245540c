import { readPhonePart } from '@potager/domain/format'
import { readEmail } from '@potager/domain/text'
import type { Queryable } from '../../db/database.ts'
import {
  type Condition,
  containing,
  hasAll,
  inOnePiece,
  joinConditions,
  literally,
  ownRestaurants,
  PLANNED_EACH,
} from '../../db/sql.ts'
import { LONGEST_LIST } from '../answers.ts'

/** A customer as searches return it. */
export type CustomerRow = { id: string; fullName: string; email: string; phone?: string | undefined }

type StoredRow = Omit<CustomerRow, 'phone'> & { phone: string | null }

/** Filters of a search; `scope` limits it to the customers of that account's restaurants. */
export type CustomerFilter = {
  scope: string | null
  name?: string | undefined
  email?: string | undefined
  /** Part of a name, an e-mail or a phone number. */
  any?: string | undefined
  /** Digits of a phone number, which a name is not asked for as well. */
  phone?: string | undefined
  limit?: number
}

const customersOf = (account: string) =>
  `select r.customer_id from customer_restaurant r where ${ownRestaurants('r.restaurant_id', account)}`

/** SQL of an array of ids: a customer and the doubles that were merged into it. */
export function withDoubles(customer: string): string {
  return `(${customer} || array(select m.id from customer m where m.merged_into = ${customer}))`
}

/** SQL that limits customers to those of an account's restaurants. */
export function ofOwnRestaurants(customer: string, account: string): string {
  return `exists (${customersOf(account)} and r.customer_id = ${customer})`
}

/** The same as a condition, which a null scope leaves out of the statement. */
export function customersOfScope(customer: string, scope: string | null): Condition {
  return [(account) => ofOwnRestaurants(customer, account), scope]
}

function contains(text: string | undefined): string | null {
  const part = text?.trim().toLowerCase()
  return part ? `%${literally(part)}%` : null
}

/** What finds a text anywhere in the key that customers are found by: a phone number by its digits, an e-mail as it is meant. */
export function anywhere(text: string | undefined): string[] | null {
  const digits = text === undefined ? null : readPhonePart(text)
  if (digits !== null) return [`%${digits}%`]
  return containing(text?.includes('@') ? readEmail(text) : text)
}

/** The key that all columns share has the index; what else a term must be in narrows it down. */
function wanted({ name, email, phone, any }: CustomerFilter): Condition[] {
  const digits = contains(phone)
  return [
    [(param) => hasAll('c.find_key', param), digits ? [digits] : anywhere(any)],
    [
      (param) => `${hasAll('c.find_key', param)} and ${inOnePiece('c.search_key')} like all (${param}::text[])`,
      digits ? null : containing(name),
    ],
    // A plain condition would count as rare whatever is asked, and a common part would be found by the index.
    [
      (param) => `c.find_key like ${param} and case when lower(c.email) like ${param} then true else false end`,
      contains(email && readEmail(email)),
    ],
  ]
}

/** Up to this many customers, it is quicker to read all of an owner's than to look for theirs among all. */
const FEW = 1000

async function hasFew(db: Queryable, scope: string): Promise<boolean> {
  const [row] = await db.query<{ few: boolean }>(
    `select count(*) <= ${FEW} as few from (
       select 1 from customer_restaurant r where ${ownRestaurants('r.restaurant_id', '$1')} limit ${FEW + 1}) own`,
    [scope],
  )
  return row?.few ?? true
}

/** What is common is found by reading names in order, what is rare by the index: only the values tell which. */
const READ = `${PLANNED_EACH} select c.id, c.full_name as "fullName", c.email, c.phone`

/** Customers by name, at most 5,000, whose name, e-mail and phone contain the terms, ignoring accents and case. */
export async function findCustomers(db: Queryable, filter: CustomerFilter): Promise<CustomerRow[]> {
  const { scope, limit } = filter
  const few = scope !== null && (await hasFew(db, scope))
  const own: Condition = [(account) => `c.id = any(array(${customersOf(account)}))`, few ? scope : null]
  const { where, params } = joinConditions([...wanted(filter), own])
  const found = `from customer c where c.merged_into is null and c.erased_at is null and ${where} order by c.search_key, c.id`
  const next = params.length + 1
  const rows = await db.query<StoredRow>(
    scope === null || few
      ? `${READ} ${found} limit $${next}::int`
      : // Whether a customer is theirs is looked up in order, until there are enough.
        `${READ} from (select c.* ${found}) c
         where (${customersOf(`$${next + 1}`)} and r.customer_id = c.id limit 1) is not null limit $${next}::int`,
    [...params, limit ?? LONGEST_LIST, ...(scope === null || few ? [] : [scope])],
  )
  return rows.map(wireCustomer)
}

/** A customer in wire format. */
export function wireCustomer({ phone, ...row }: StoredRow): CustomerRow {
  return phone === null ? row : { ...row, phone }
}

/**
 * The customer's name if the caller may order or book for them, else undefined. A merged customer's is the double's. Until the
 * transaction ends, an erasure waits.
 */
export async function findCustomerName(db: Queryable, scope: string | null, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ fullName: string }>(
    `select coalesce(d.full_name, c.full_name) as "fullName"
     from customer c left join customer d on d.id = c.merged_into
     where c.id = $2 and ($1::uuid is null or ${ofOwnRestaurants('coalesce(d.id, c.id)', '$1')})
       and c.erased_at is null
     for key share of c`,
    [scope, id],
  )
  return row?.fullName
}
