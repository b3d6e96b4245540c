import type { ChangedField } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { compareDishes, type DishOutcome, dishDiffOf } from '@potager/domain/dish'
import { dishImportMessages, requestRefusals, staleMessages } from '@potager/domain/messages'
import { fold } from '@potager/domain/text'
import type { Cents } from '@potager/domain/wire'
import type { z } from 'zod'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable } from '../../db/database.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { countCreation } from '../share.ts'

/** A dish as the database returns it; the price in cents. */
export type DishRow = {
  id: string
  name: string
  description: string
  price: Cents
  category: string
  available: boolean
  allergens: string[]
  version: number
}

const columns = 'id, name, description, price_cents as price, category, available, allergens, version'

/** Every dish, in the order of a meal, then by name. */
function findDishes(db: Queryable): Promise<DishRow[]> {
  return db.query<DishRow>(
    `select ${columns} from dish
     order by array_position(array['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'], category), sort_key, id`,
  )
}

/** One dish, or undefined. */
async function findDish(db: Queryable, id: string): Promise<DishRow | undefined> {
  const [row] = await db.query<DishRow>(`select ${columns} from dish where id = $1`, [id])
  return row
}

/** A dish to store. */
type NewDish = Omit<DishRow, 'version'>

/** Stores a dish as version 1. */
export async function insertDish(db: Queryable, dish: NewDish): Promise<void> {
  await db.query(
    `insert into dish (id, name, sort_key, description, price_cents, category, available, allergens)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[])`,
    [dish.id, dish.name, fold(dish.name), dish.description, dish.price, dish.category, dish.available, dish.allergens],
  )
}

/**
 * Writes an edit over the version it was made from; undefined, with nothing written, when the stored version differs.
 */
async function writeDish(
  tx: Queryable,
  { version, ...dish }: Omit<DishRow, 'available'>,
): Promise<DishRow | undefined> {
  const [row] = await tx.query<DishRow>(
    `update dish set name = $3, sort_key = $4, description = $5, price_cents = $6, category = $7,
       allergens = $8::text[], version = version + 1
     where id = $1 and version = $2 returning ${columns}`,
    [dish.id, version, dish.name, fold(dish.name), dish.description, dish.price, dish.category, dish.allergens],
  )
  return row
}

/** Writes whether a dish is available, which is not an edit: the version stays. Undefined when there is none. */
async function writeAvailability(tx: Queryable, id: string, available: boolean): Promise<DishRow | undefined> {
  const [row] = await tx.query<DishRow>(`update dish set available = $2 where id = $1 returning ${columns}`, [
    id,
    available,
  ])
  return row
}

/** The dishes that an import compares with; nobody else adds or edits one until the transaction ends. */
async function lockDishes(tx: Queryable): Promise<DishRow[]> {
  await tx.query('lock table dish in share row exclusive mode')
  return findDishes(tx)
}

/** Writes a dish of an import over whatever version is stored. */
async function replaceDish(tx: Queryable, dish: NewDish): Promise<void> {
  await tx.query(
    `update dish set name = $2, sort_key = $3, description = $4, price_cents = $5, category = $6, available = $7,
       allergens = $8::text[], version = version + 1 where id = $1`,
    [dish.id, dish.name, fold(dish.name), dish.description, dish.price, dish.category, dish.available, dish.allergens],
  )
}

type Edited = Omit<DishRow, 'id' | 'version' | 'available'>

const fieldsOf = ({ price, name, category, description, allergens }: Edited) => ({
  short: { price, name, category },
  long: { description, allergens: allergens.toSorted() },
})

/** What an edit of a dish changed, the price in cents. */
function dishChanges(before: Edited, after: Edited): ChangedField[] {
  return changedFields(fieldsOf(before), fieldsOf(after))
}

type Comparison = z.input<typeof contract.dish.importDishes.response>
type Body = z.output<typeof contract.dish.importDishes.body>

function compare(base: readonly DishRow[], caller: Caller, body: Body) {
  const rows = body.rows.map(({ price, ...row }) =>
    price === undefined ? row : { ...row, price: Math.round(price * 100) },
  )
  // Who sees one house adds dishes, as createDish allows; who sees all edits them, as updateDish does.
  const outcomes = compareDishes(base, rows, scopeOf(caller) === null)
  const diff = dishDiffOf(outcomes)
  return { outcomes, comparison: { ...diff, digest: hashOf(JSON.stringify(diff)) } }
}

/** Compares an import with the menu, without writing. */
async function compareDishImport(db: Queryable, caller: Caller, body: Body): Promise<Comparison> {
  return compare(await findDishes(db), caller, body).comparison
}

/**
 * Writes an import in the caller's transaction, all or nothing.
 * @throws Refusal 409 when a row is refused, or when the comparison no longer matches `digest`
 */
async function applyDishImport(tx: Queryable, caller: Caller, body: Body): Promise<Comparison> {
  const stored = await lockDishes(tx)
  const { outcomes, comparison } = compare(stored, caller, body)
  if (body.digest !== undefined && body.digest !== comparison.digest) throw conflict(dishImportMessages.outdated)
  const { refused } = comparison
  if (refused.length > 0) throw conflict(dishImportMessages.refusedRows(refused.length))
  for (const outcome of outcomes) await write(tx, caller, stored, outcome)
  return comparison
}

async function write(tx: Queryable, caller: Caller, stored: readonly DishRow[], outcome: DishOutcome): Promise<void> {
  if (outcome.kind !== 'created' && outcome.kind !== 'changed') return
  const dish = { ...outcome.dish, id: outcome.kind === 'changed' ? outcome.id : newId() }
  if (outcome.kind === 'changed') await replaceDish(tx, dish)
  else {
    await insertDish(tx, dish)
    await countCreation(tx, 'createDish', caller.accountId)
  }
  const before = stored.find(({ id }) => id === dish.id)
  const changes = before ? dishChanges(before, dish) : []
  await recordAudit(tx, caller, { action: 'importDishes', resource: 'dish', resourceId: dish.id, changes })
}

function wireDish(row: DishRow): DishRow {
  return { ...row, price: row.price / 100 }
}

/** A dish from a request body: price in cents, each allergen once. */
function fromBody<Sent extends { price: number; allergens: string[] }>(body: Sent) {
  return { ...body, price: Math.round(body.price * 100), allergens: [...new Set(body.allergens)] }
}

/** The menu, shared by all restaurants: public to read; who works for a restaurant adds dishes, managers edit them and take them off. */
export function dishHandlers({ db }: Services): Handlers<typeof contract.dish> {
  return {
    listDishes: async () => (await findDishes(db)).map(wireDish),
    getDish: async ({ params }) => {
      const row = await findDish(db, params.id)
      if (!row) throw notFound(requestRefusals.unknown.dish)
      return wireDish(row)
    },
    createDish: ({ body, caller, once }) =>
      once(async (tx) => {
        const dish = { ...fromBody(body), id: newId() }
        await insertDish(tx, dish)
        await recordAudit(tx, caller, { action: 'createDish', resource: 'dish', resourceId: dish.id })
        return wireDish({ ...dish, version: 1 })
      }),
    updateDish: ({ params: { id }, body, caller }) =>
      db.transaction(async (tx) => {
        const before = await findDish(tx, id)
        if (!before) throw notFound(requestRefusals.unknown.dish)
        // What is written over this version was this version: nobody else wrote it since it was read.
        const row = await writeDish(tx, { ...fromBody(body), id })
        if (!row) throw conflict(staleMessages.dish)
        const trail = { action: 'updateDish', resource: 'dish', resourceId: id } as const
        await recordAudit(tx, caller, {
          ...trail,
          changes: before.version === body.version ? dishChanges(before, row) : [],
        })
        return wireDish(row)
      }),
    setDishAvailability: ({ params: { id }, body: { available }, caller }) =>
      db.transaction(async (tx) => {
        const row = await writeAvailability(tx, id, available)
        if (!row) throw notFound(requestRefusals.unknown.dish)
        const to = available ? 'AVAILABLE' : 'UNAVAILABLE'
        await recordAudit(tx, caller, { action: 'setDishAvailability', resource: 'dish', resourceId: id, to })
        return wireDish(row)
      }),
    importDishes: ({ caller, body, once }) =>
      body.apply ? once((tx) => applyDishImport(tx, caller, body)) : compareDishImport(db, caller, body),
  }
}
