import type { contract } from '@potager/domain/contract'
import { compareDishes, type DishOutcome, dishDiffOf } from '@potager/domain/dish'
import { dishImportMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { countCreation } from '../creation-quota.ts'
import { conflict } from '../refusal.ts'
import { dishChanges } from './changes.ts'
import { type DishRow, findDishes, insertDish, lockDishes, replaceDish } from './queries.ts'

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
export async function compareDishImport(db: Queryable, caller: Caller, body: Body): Promise<Comparison> {
  return compare(await findDishes(db), caller, body).comparison
}

/**
 * Writes an import in the caller's transaction, all or nothing.
 * @throws Refusal 409 when a row is refused, or when the comparison no longer matches `digest`
 */
export async function applyDishImport(tx: Queryable, caller: Caller, body: Body): Promise<Comparison> {
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
