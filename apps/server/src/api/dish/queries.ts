import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'
import { searchKey } from '../../db/search-key.ts'

/** A dish as the database gives it; the price in cents. */
export type DishRow = {
  id: string
  name: string
  description: string
  price: Cents
  category: string
  available: boolean
  allergens: string[]
}

const columns = 'id, name, description, price_cents as price, category, available, allergens'

/** Every dish, in the order of a meal, then by name. */
export function findDishes(db: Queryable): Promise<DishRow[]> {
  return db.query<DishRow>(
    `select ${columns} from dish
     order by array_position(array['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'], category), sort_key, id`,
  )
}

/** One dish, or undefined. */
export async function findDish(db: Queryable, id: string): Promise<DishRow | undefined> {
  const [row] = await db.query<DishRow>(`select ${columns} from dish where id = $1`, [id])
  return row
}

/** The dishes among these ids that exist. */
export function findDishesById(db: Queryable, ids: readonly string[]): Promise<DishRow[]> {
  return db.query<DishRow>(`select ${columns} from dish where id = any($1::uuid[])`, [ids])
}

/** Stores a dish. */
export async function insertDish(db: Queryable, dish: DishRow): Promise<void> {
  await db.query(
    `insert into dish (id, name, sort_key, description, price_cents, category, available, allergens)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text[])`,
    [
      dish.id,
      dish.name,
      searchKey(dish.name),
      dish.description,
      dish.price,
      dish.category,
      dish.available,
      dish.allergens,
    ],
  )
}
