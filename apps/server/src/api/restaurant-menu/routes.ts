import type { contract } from '@potager/domain/contract'
import { requestRefusals, restaurantMenuMessages } from '@potager/domain/messages'
import { zoneOf } from '@potager/domain/restaurant'
import { isOnMenu, type Offer, withState } from '@potager/domain/restaurant-menu'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, invalid, notFound } from '../refusal.ts'
import { fromRow } from '../restaurant/exceptions.ts'
import { findRestaurant } from '../restaurant/queries.ts'
import { checkEditor } from '../restaurant/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { findOfferedDishes, findOfferedDishesById, type OfferedDishRow, writeOffer } from './queries.ts'

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
