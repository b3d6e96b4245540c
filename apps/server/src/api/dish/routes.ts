import type { contract } from '@potager/domain/contract'
import { requestRefusals, staleMessages } from '@potager/domain/messages'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { dishChanges } from './changes.ts'
import { applyDishImport, compareDishImport } from './import.ts'
import { type DishRow, findDish, findDishes, insertDish, writeAvailability, writeDish } from './queries.ts'

function wireDish(row: DishRow): DishRow {
  return { ...row, price: row.price / 100 }
}

/** A dish from a request body: price in cents, each allergen once. */
function fromBody<Body extends { price: number; allergens: string[] }>(body: Body) {
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
