import { call } from '../../base/api/call.ts'
import { answeredList, type Cents } from '../../base/wire/index.ts'
import { readDish } from '../dish/index.ts'
import { type OfferState, readMenuEntry } from './offer.ts'

const ofRestaurant = (restaurantId: string) => ({ params: { id: restaurantId } })
/** A dish comes back by itself, which no change tells. */
const freshness = { staleTime: 30_000, refetchInterval: 60_000 }

/** The menu of a restaurant at this moment: every dish, whether it is available there, at its price there (extension); public. */
export const listRestaurantMenu = call({
  name: 'listRestaurantMenu',
  resource: 'restaurant-menus',
  freshness,
  method: 'GET',
  path: '/notprotected/restaurant/:id/menu',
  access: 'public',
  extension: true,
  request: ofRestaurant,
  response: answeredList(readDish),
})

/** What a restaurant makes of each dish of the group, for those who may edit the restaurant (extension). */
export const listMenuEntries = call({
  name: 'listMenuEntries',
  resource: 'restaurant-menus',
  freshness,
  method: 'GET',
  path: '/restaurant/:id/menu',
  access: 'signed-in',
  extension: true,
  request: ofRestaurant,
  response: answeredList(readMenuEntry),
})

/** A change of an entry: what it leaves out stays; a null price is the group's. */
export type MenuChange = {
  restaurantId: string
  dishId: string
  version: number
  state?: OfferState
  ownPrice?: Cents | null
}

/**
 * Takes a dish off a restaurant's menu, puts it back, or gives it another price there (extension). 409: somebody else changed it.
 */
export const updateMenuEntry = call({
  name: 'updateMenuEntry',
  resource: 'restaurant-menus',
  method: 'PUT',
  path: '/restaurant/:id/menu/:dishId',
  access: 'signed-in',
  extension: true,
  request: ({ restaurantId, dishId, version, state, ownPrice }: MenuChange) => ({
    params: { id: restaurantId, dishId },
    body: {
      version,
      ...(state ? { state } : {}),
      ...(ownPrice === undefined ? {} : { ownPrice: ownPrice === null ? null : ownPrice / 100 }),
    },
  }),
  response: readMenuEntry,
})
