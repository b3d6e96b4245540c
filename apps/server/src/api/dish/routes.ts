import type { contract } from '@potager/domain/contract'
import { dishRefusals, requestRefusals, staleMessages } from '@potager/domain/messages'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { conflict, forbidden, notFound } from '../refusal.ts'
import { worksSomewhere } from '../restaurant/queries.ts'
import type { Handlers, Services } from '../serve.ts'
import { type DishRow, findDish, findDishes, insertDish, writeAvailability, writeDish } from './queries.ts'

function wireDish(row: DishRow): DishRow {
  return { ...row, price: row.price / 100 }
}

/** A dish from a request body: price in cents, each allergen once. */
function fromBody<Body extends { price: number; allergens: string[] }>(body: Body) {
  return { ...body, price: Math.round(body.price * 100), allergens: [...new Set(body.allergens)] }
}

/** The menu, shared by all restaurants: public to read; anyone signed in adds dishes, managers edit them. */
export function dishHandlers({ db }: Services): Handlers<typeof contract.dish> {
  async function checkStaff(caller: Caller): Promise<void> {
    const scope = scopeOf(caller)
    if (scope !== null && !(await worksSomewhere(db, scope))) {
      throw forbidden(dishRefusals.availability)
    }
  }

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
        const row = await writeDish(tx, { ...fromBody(body), id })
        if (!row) throw (await findDish(tx, id)) ? conflict(staleMessages.dish) : notFound(requestRefusals.unknown.dish)
        await recordAudit(tx, caller, { action: 'updateDish', resource: 'dish', resourceId: id })
        return wireDish(row)
      }),
    setDishAvailability: async ({ params: { id }, body: { available }, caller }) => {
      await checkStaff(caller)
      return db.transaction(async (tx) => {
        const row = await writeAvailability(tx, id, available)
        if (!row) throw notFound(requestRefusals.unknown.dish)
        const to = available ? 'AVAILABLE' : 'UNAVAILABLE'
        await recordAudit(tx, caller, { action: 'setDishAvailability', resource: 'dish', resourceId: id, to })
        return wireDish(row)
      })
    },
  }
}
