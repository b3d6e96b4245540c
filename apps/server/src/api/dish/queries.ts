import { fold } from '@potager/domain/text'
import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'

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

/** A dish to store. */
export type NewDish = Omit<DishRow, 'version'>

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
export async function writeDish(
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
export async function writeAvailability(tx: Queryable, id: string, available: boolean): Promise<DishRow | undefined> {
  const [row] = await tx.query<DishRow>(`update dish set available = $2 where id = $1 returning ${columns}`, [
    id,
    available,
  ])
  return row
}

/** The dishes that an import compares with; nobody else adds or edits one until the transaction ends. */
export async function lockDishes(tx: Queryable): Promise<DishRow[]> {
  await tx.query('lock table dish in share row exclusive mode')
  return findDishes(tx)
}

/** Writes a dish of an import over whatever version is stored. */
export async function replaceDish(tx: Queryable, dish: NewDish): Promise<void> {
  await tx.query(
    `update dish set name = $2, sort_key = $3, description = $4, price_cents = $5, category = $6, available = $7,
       allergens = $8::text[], version = version + 1 where id = $1`,
    [dish.id, dish.name, fold(dish.name), dish.description, dish.price, dish.category, dish.available, dish.allergens],
  )
}
