import type { ChangedField } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { compareDishes, type DishOutcome, dishDiffOf } from '@potager/domain/dish'
import { dishImportMessages, requestRefusals, staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { countCreation } from '../share.ts'
import {
  type DishRow,
  findDish,
  findDishes,
  insertDish,
  lockDishes,
  replaceDish,
  writeAvailability,
  writeDish,
} from './queries.ts'

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
