import type { contract } from '@potager/domain/contract'
import {
  type CustomerDraft,
  type CustomerImportRow,
  type CustomerOutcome,
  compareCustomers,
  customerDiffOf,
} from '@potager/domain/customer'
import { customerImportMessages } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import type { z } from 'zod'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable } from '../../db/database.ts'
import { recordAudits } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict } from '../errors.ts'
import { countCreation } from '../share.ts'
import { restaurantFor } from './create.ts'
import { ofOwnRestaurants } from './queries.ts'

type Comparison = z.input<typeof contract.customer.importCustomers.response>
type Body = z.output<typeof contract.customer.importCustomers.body>

/** The customers that rows may be about, of those that the account sees. */
function findKnown(
  db: Queryable,
  scope: string | null,
  rows: readonly CustomerImportRow[],
): Promise<(CustomerDraft & { id: string })[]> {
  const given = (values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined)
  return db.query(
    `select c.id, c.full_name as "fullName", c.email, coalesce(c.phone, '') as phone, c.note from customer c
     where c.merged_into is null and c.erased_at is null
       and (c.id = any($2::uuid[]) or c.phone = any($3::text[]) or (c.email <> '' and lower(c.email) = any($4::text[])))
       and ($1::uuid is null or ${ofOwnRestaurants('c.id', '$1')})
     order by c.id`,
    [
      scope,
      given(rows.map(({ id }) => id)),
      given(rows.map(({ phone }) => phone)),
      given(rows.map(({ email }) => email?.toLowerCase())),
    ],
  )
}

async function compare(db: Queryable, scope: string | null, rows: readonly CustomerImportRow[]) {
  const outcomes = compareCustomers(await findKnown(db, scope, rows), rows)
  const diff = customerDiffOf(outcomes)
  return { outcomes, comparison: { ...diff, digest: hashOf(JSON.stringify(diff)) } }
}

/** Compares an import with the customers that the caller sees, without writing. */
export async function compareCustomerImport(db: Queryable, caller: Caller, { rows }: Body): Promise<Comparison> {
  return (await compare(db, scopeOf(caller), rows)).comparison
}

/**
 * Writes an import in the caller's transaction, all or nothing.
 * @throws Refusal 409 when a row is refused, or when the comparison no longer matches `digest`
 */
export async function applyCustomerImport(tx: Queryable, caller: Caller, body: Body): Promise<Comparison> {
  const scope = scopeOf(caller)
  const restaurantId = await restaurantFor(tx, scope, body.restaurantId)
  await tx.query('lock table customer in share row exclusive mode')
  const { outcomes: compared, comparison } = await compare(tx, scope, body.rows)
  if (body.digest !== undefined && body.digest !== comparison.digest) throw conflict(customerImportMessages.outdated)
  const { refused } = comparison
  if (refused.length > 0) throw conflict(customerImportMessages.refusedRows(refused.length))
  const outcomes = compared.map(stored)
  await writeCreated(tx, caller, outcomes, restaurantId)
  await writeChanged(tx, outcomes)
  const ids = outcomes.flatMap((outcome) => ('draft' in outcome ? [outcome.id] : []))
  await recordAudits(tx, caller, { action: 'importCustomers', resource: 'customer' }, ids)
  return comparison
}

type Written = { id: string; draft: CustomerDraft }
type Stored = ReturnType<typeof stored>

/** An outcome with the id that what it makes is stored by. */
function stored(outcome: CustomerOutcome) {
  return outcome.kind === 'created' ? { ...outcome, id: newId() } : outcome
}

const columnsOf = (written: readonly Written[]) => [
  written.map(({ id }) => id),
  written.map(({ draft }) => draft.fullName),
  written.map(({ draft }) => fold(draft.fullName)),
  written.map(({ draft }) => draft.email),
  written.map(({ draft }) => draft.phone || null),
  written.map(({ draft }) => draft.note),
]

/** Thousands of customers are written in one statement: others wait for them. */
const ROWS = `unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
  as given (id, full_name, search_key, email, phone, note)`

async function writeCreated(tx: Queryable, caller: Caller, outcomes: readonly Stored[], restaurantId: string | null) {
  const created = outcomes.filter((outcome) => outcome.kind === 'created')
  if (created.length === 0) return
  await tx.query(
    `insert into customer (id, full_name, search_key, email, phone, note) select * from ${ROWS}`,
    columnsOf(created),
  )
  if (restaurantId !== null) {
    await tx.query('insert into customer_restaurant (customer_id, restaurant_id) select unnest($1::uuid[]), $2::uuid', [
      created.map(({ id }) => id),
      restaurantId,
    ])
  }
  await countCreation(tx, 'createCustomer', caller.accountId, created.length)
}

async function writeChanged(tx: Queryable, outcomes: readonly Stored[]): Promise<void> {
  const changed = outcomes.filter((outcome) => outcome.kind === 'changed')
  if (changed.length === 0) return
  await tx.query(
    `update customer c set full_name = given.full_name, search_key = given.search_key, email = given.email,
       phone = given.phone, note = given.note, version = version + 1
     from ${ROWS} where c.id = given.id`,
    columnsOf(changed),
  )
}
