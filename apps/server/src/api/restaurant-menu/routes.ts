import type { contract } from '@potager/domain/contract'
import { requestRefusals, restaurantMenuMessages } from '@potager/domain/messages'
import { zoneOf } from '@potager/domain/restaurant'
import { isOnMenu, type Offer, withState } from '@potager/domain/restaurant-menu'
import type { Instant } from '@potager/domain/time'
import type { Cents } from '@potager/domain/wire'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import type { DishRow } from '../dish/routes.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { findRestaurant, fromRow } from '../restaurant/queries.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'

/** A dish of the group with what a restaurant said of it; version 0 when it said nothing. */
type OfferedDishRow = DishRow & {
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
function findOfferedDishes(db: Queryable, restaurantId: string): Promise<OfferedDishRow[]> {
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
type WrittenOffer = {
  restaurantId: string
  dishId: string
  offered: boolean
  offUntil: Instant | null
  ownPrice: Cents | null
  version: number
}

/** Writes what a restaurant says of a dish. False, with nothing written, when the stored version differs. */
async function writeOffer(tx: Queryable, offer: WrittenOffer): Promise<boolean> {
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

type WireDish = z.input<typeof contract.restaurantMenu.listRestaurantMenu.response>[number]
type WireEntry = z.input<typeof contract.restaurantMenu.updateMenuEntry.response>
type Change = z.output<typeof contract.restaurantMenu.updateMenuEntry.body>

/** What a restaurant makes of a dish, in the domain's terms. */
export function offerOf({ offered, offUntil, ownPrice }: OfferedDishRow): Offer {
  return { offered, offUntil: offUntil?.getTime() ?? null, ownPrice }
}

function wireDish(row: OfferedDishRow): WireDish {
  const { id, name, description, category, allergens, version } = row
  const available = isOnMenu(row.available, offerOf(row), Date.now())
  return { id, name, description, price: (row.ownPrice ?? row.price) / 100, category, available, allergens, version }
}

function wireEntry(row: OfferedDishRow): WireEntry {
  const { id: dishId, name, category, available, price, ownPrice, offered, offUntil, offerVersion: version } = row
  const until = offUntil && offUntil.getTime() > Date.now() ? offUntil.toISOString() : null
  const own = ownPrice === null ? null : ownPrice / 100
  return {
    dishId,
    name,
    category,
    available,
    groupPrice: price / 100,
    offered,
    offUntil: until,
    ownPrice: own,
    version,
  }
}

async function findOne(db: Queryable, restaurantId: string, dishId: string): Promise<OfferedDishRow> {
  const [row] = await findOfferedDishesById(db, restaurantId, [dishId])
  if (!row) throw notFound(requestRefusals.unknown.dish)
  return row
}

async function scheduleOf(db: Queryable, id: string) {
  const row = await findRestaurant(db, id)
  if (!row) throw notFound(requestRefusals.unknown.restaurant)
  return { openingHours: row.openingHours, exceptions: row.exceptions.map(fromRow), zone: zoneOf(row) }
}

function priceOf({ ownPrice }: Change, offer: Offer): Offer['ownPrice'] {
  if (ownPrice === undefined) return offer.ownPrice
  return ownPrice === null ? null : Math.round(ownPrice * 100)
}

/** The menu of each restaurant (extensions): the group's dishes, but for what the restaurant says of them. */
export function restaurantMenuHandlers({ db }: Services): Handlers<typeof contract.restaurantMenu> {
  return {
    listRestaurantMenu: async ({ params: { id } }) => {
      if (!(await findRestaurant(db, id))) throw notFound(requestRefusals.unknown.restaurant)
      return (await findOfferedDishes(db, id)).map(wireDish)
    },

    listMenuEntries: async ({ params: { id }, caller }) => {
      await checkEditor(db, caller, id)
      return (await findOfferedDishes(db, id)).map(wireEntry)
    },

    updateMenuEntry: ({ params: { id, dishId }, body, caller }) =>
      db.transaction(async (tx) => {
        await checkEditor(tx, caller, id)
        if (body.state === undefined && body.ownPrice === undefined) {
          throw invalid({ state: restaurantMenuMessages.nothing })
        }
        const before = await findOne(tx, id, dishId)
        if (before.offerVersion !== body.version) throw conflict(restaurantMenuMessages.stale)
        const offer = offerOf(before)
        const stated = body.state
          ? withState(offer, body.state, { schedule: await scheduleOf(tx, id), now: Date.now() })
          : offer
        const ownPrice = priceOf(body, offer)
        const written = { ...stated, ownPrice, restaurantId: id, dishId, version: body.version }
        if (!(await writeOffer(tx, written))) throw conflict(restaurantMenuMessages.stale)
        await recordAudit(tx, caller, {
          action: 'updateMenuEntry',
          resource: 'restaurant',
          resourceId: id,
          restaurantId: id,
          reason: restaurantMenuMessages.changed(before.name, {
            ...(body.state ? { state: body.state } : {}),
            ...(body.ownPrice === undefined ? {} : { ownPrice }),
          }),
        })
        return wireEntry(await findOne(tx, id, dishId))
      }),
  }
}
