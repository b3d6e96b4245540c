import type { Instant } from '@potager/domain/time'
import type { Cents } from '@potager/domain/wire'
import type { Queryable } from '../../db/database.ts'
import type { DishRow } from '../dish/queries.ts'

/** A dish of the group with what a restaurant said of it; version 0 when it said nothing. */
export type OfferedDishRow = DishRow & {
  offered: boolean
  offUntil: Date | null
  ownPrice: Cents | null
  offerVersion: number
}

const offeredDish = `select d.id, d.name, d.description, d.price_cents as price, d.category, d.available, d.allergens, d.version,
    coalesce(o.offered, true) as offered, o.off_until as "offUntil", o.price_cents as "ownPrice",
    coalesce(o.version, 0) as "offerVersion"
  from dish d left join restaurant_dish o on o.dish_id = d.id and o.restaurant_id = $1`

/** Every dish with what a restaurant makes of it, in the order of a meal, then by name. */
export function findOfferedDishes(db: Queryable, restaurantId: string): Promise<OfferedDishRow[]> {
  return db.query<OfferedDishRow>(
    `${offeredDish} order by array_position(array['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'], d.category), d.sort_key, d.id`,
    [restaurantId],
  )
}

/** The dishes among these ids that exist, with what a restaurant makes of them. */
export function findOfferedDishesById(
  db: Queryable,
  restaurantId: string,
  ids: readonly string[],
): Promise<OfferedDishRow[]> {
  return db.query<OfferedDishRow>(`${offeredDish} where d.id = any($2::uuid[])`, [restaurantId, ids])
}

/** What a restaurant says of a dish, over a version; 0 for the first time. */
export type WrittenOffer = {
  restaurantId: string
  dishId: string
  offered: boolean
  offUntil: Instant | null
  ownPrice: Cents | null
  version: number
}

/** Writes what a restaurant says of a dish. False, with nothing written, when the stored version differs. */
export async function writeOffer(tx: Queryable, offer: WrittenOffer): Promise<boolean> {
  const { restaurantId, dishId, offered, offUntil, ownPrice, version } = offer
  const until = offUntil === null ? null : new Date(offUntil).toISOString()
  const values = [restaurantId, dishId, offered, until, ownPrice]
  const rows =
    version === 0
      ? await tx.query(
          `insert into restaurant_dish (restaurant_id, dish_id, offered, off_until, price_cents)
           values ($1, $2, $3, $4, $5) on conflict do nothing returning 1 as written`,
          values,
        )
      : await tx.query(
          `update restaurant_dish set offered = $3, off_until = $4, price_cents = $5, version = version + 1
           where restaurant_id = $1 and dish_id = $2 and version = $6 returning 1 as written`,
          [...values, version],
        )
  return rows.length > 0
}
