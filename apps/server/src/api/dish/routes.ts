import type { contract } from '@potager/domain/contract'
import { newId } from '../../db/ids.ts'
import { notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { type DishRow, findDish, findDishes, insertDish } from './queries.ts'

function wireDish(row: DishRow): DishRow {
  return { ...row, price: row.price / 100 }
}

/** The menu, common to all restaurants: public to read, anyone signed in adds to it (SPEC §7). */
export function dishHandlers({ db }: Services): Handlers<typeof contract.dish> {
  return {
    listDishes: async () => (await findDishes(db)).map(wireDish),
    getDish: async ({ params }) => {
      const row = await findDish(db, params.id)
      if (!row) throw notFound('Plat introuvable.')
      return wireDish(row)
    },
    createDish: ({ body, once }) =>
      once(async (tx) => {
        const dish = {
          ...body,
          id: newId(),
          price: Math.round(body.price * 100),
          allergens: [...new Set(body.allergens)],
        }
        await insertDish(tx, dish)
        return wireDish(dish)
      }),
  }
}
