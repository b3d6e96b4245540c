import type { contract } from '@potager/domain/contract'
import type { CustomerDraft } from '@potager/domain/customer'
import { customerRefusals } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import type { z } from 'zod'
import { advisoryLocks, newId, type Queryable } from '../../db/database.ts'
import { restaurantsOf } from '../../db/sql.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, forbidden, invalid } from '../errors.ts'
import { type CustomerRow, ofOwnRestaurants, wireCustomer } from './queries.ts'

type Body = z.output<typeof contract.customer.createCustomer.body>
export type Contact = { phone?: string | undefined; email?: string | undefined }

/** The texts by which a customer is known, each in one form. */
export const contactsOf = ({ phone, email }: Contact) =>
  [phone, email?.toLowerCase()].filter((contact) => contact !== undefined)

/**
 * Makes others who create a customer with one of these contacts, and imports, wait for the transaction's end; waits for an
 * import itself.
 */
export async function lockContacts(tx: Queryable, contact: Contact): Promise<void> {
  await tx.query('lock table customer in row exclusive mode')
  // In one order, so that two creations with both contacts in common wait instead of blocking one another.
  for (const text of contactsOf(contact).toSorted()) {
    await tx.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [advisoryLocks.customerContact, text])
  }
}

/** The most doubles that are offered. */
const MOST = 20

/** SQL of the ids of customers with a contact, of those to whom they were merged when they were; `contact` is SQL about `d`. */
const keptWith = (contact: string) => `select coalesce(d.merged_into, d.id) from customer d where ${contact}`

/**
 * Customers that the account sees with the same phone or e-mail, or to whom somebody with these was merged, but the one who
 * is edited.
 */
async function findDoubles(
  tx: Queryable,
  scope: string | null,
  { phone, email }: Contact,
  edited: string | null,
): Promise<CustomerRow[]> {
  const rows = await tx.query<Parameters<typeof wireCustomer>[0]>(
    `select c.id, c.full_name as "fullName", c.email, c.phone from customer c
     where c.id in (${keptWith("d.phone = $2 or (d.email <> '' and lower(d.email) = $3)")})
       and c.id is distinct from $4::uuid and ($1::uuid is null or ${ofOwnRestaurants('c.id', '$1')})
     order by c.search_key, c.id limit ${MOST}`,
    [scope, phone ?? null, email?.toLowerCase() ?? null, edited],
  )
  return rows.map(wireCustomer)
}

async function exists(tx: Queryable, restaurantId: string): Promise<boolean> {
  return (await tx.query('select 1 from restaurant where id = $1', [restaurantId])).length > 0
}

/**
 * The restaurant that a new customer belongs to: an owner's, a manager's only when they name one.
 * @throws Refusal 400 for a restaurant that the caller may not name, 403 for an owner without one
 */
export async function restaurantFor(
  tx: Queryable,
  scope: string | null,
  named: string | undefined,
): Promise<string | null> {
  if (scope === null) {
    if (named !== undefined && !(await exists(tx, named))) {
      throw invalid({ restaurantId: customerRefusals.otherRestaurant })
    }
    return named ?? null
  }
  const own = await tx.query<{ id: string }>(
    `select r.id from restaurant r where r.id in (${restaurantsOf('$1')}) order by r.sort_key, r.id`,
    [scope],
  )
  const [first] = own
  if (!first) throw forbidden(customerRefusals.noRestaurant)
  if (named === undefined) return first.id
  if (!own.some(({ id }) => id === named.toLowerCase())) {
    throw invalid({ restaurantId: customerRefusals.otherRestaurant })
  }
  return named
}

/**
 * The customer of a visitor who says a name and contacts: a known one with the same name and with all contacts that are
 * said, or to whom that one was merged, or a new one of the restaurant. Nothing known is changed by what a stranger says; a
 * double is offered to the staff. Call it under {@link lockContacts}. @returns its id
 */
export async function findOrMakeCustomer(
  tx: Queryable,
  { fullName, phone, email }: Contact & { fullName: string },
  restaurantId: string,
): Promise<string> {
  const [known] = await tx.query<{ id: string }>(
    `select coalesce(c.merged_into, c.id) as id from customer c
     where c.erased_at is null and c.search_key = $1
       and ($2::text is null or c.phone = $2) and ($3::text is null or (c.email <> '' and lower(c.email) = $3))
       and (c.phone = $2 or lower(c.email) = $3)
     order by c.merged_into is not null, c.created_at, c.id limit 1 for key share of c`,
    [fold(fullName), phone ?? null, email?.toLowerCase() ?? null],
  )
  return known?.id ?? insertCustomer(tx, { fullName, email: email ?? '', phone: phone ?? '', note: '' }, restaurantId)
}

/** Stores a customer, of a restaurant or none, without looking for doubles. @returns its id */
async function insertCustomer(
  tx: Queryable,
  { fullName, email, phone, note }: CustomerDraft,
  restaurantId: string | null,
): Promise<string> {
  const id = newId()
  await tx.query(
    `insert into customer (id, full_name, email, search_key, phone, note) values ($1, $2, $3, $4, $5, $6)`,
    [id, fullName, email, fold(fullName), phone || null, note],
  )
  if (restaurantId !== null) {
    await tx.query('insert into customer_restaurant (customer_id, restaurant_id) values ($1, $2)', [id, restaurantId])
  }
  return id
}

/** Refuses with 409 and the doubles that the caller sees, when there are some. */
export async function refuseDoubles(
  tx: Queryable,
  scope: string | null,
  contact: Contact,
  edited: string | null = null,
) {
  const doubles = await findDoubles(tx, scope, contact, edited)
  if (doubles.length > 0) throw conflict(customerRefusals.doubles(doubles.length), { doubles })
}

/**
 * Makes a customer. @returns its id
 * @throws Refusal 409 with the doubles that the caller sees, unless they confirmed that it is nobody of them
 */
export async function makeCustomer(tx: Queryable, caller: Caller, body: Body): Promise<string> {
  const scope = scopeOf(caller)
  const restaurantId = await restaurantFor(tx, scope, body.restaurantId)
  await lockContacts(tx, body)
  if (!body.confirmed) await refuseDoubles(tx, scope, body)
  const { fullName, email = '', phone = '', note = '' } = body
  const id = await insertCustomer(tx, { fullName, email, phone, note }, restaurantId)
  await recordAudit(tx, caller, { action: 'createCustomer', resource: 'customer', resourceId: id })
  return id
}
