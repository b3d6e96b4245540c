import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { priceInEuros } from '../dish/dish.schema.ts'
import { dishRecord } from '../dish/index.ts'
import { menuEntryRecord, offerStates } from './offer.ts'
import { listMenuEntries, listRestaurantMenu, updateMenuEntry } from './restaurant-menu.calls.ts'
import { restaurantMenuMessages } from './restaurant-menu.messages.ts'

const entry = answerOf(menuEntryRecord)

/** What a change leaves out stays as it is. */
const changeBody = z.object({
  version: z.int({ error: fieldErrors.version }).min(0, fieldErrors.version).max(2_000_000_000, fieldErrors.version),
  state: z.enum(offerStates, { error: restaurantMenuMessages.unknownState }).optional(),
  ownPrice: priceInEuros.nullable().optional(),
})

export const restaurantMenuEndpoints = {
  listRestaurantMenu: endpoint(listRestaurantMenu, {
    summary: 'Lire la carte d’un restaurant, à ses prix, avec ce qui y est proposé en ce moment',
    params: idParams,
    response: z.array(answerOf(dishRecord)),
    errors: [404],
  }),
  listMenuEntries: endpoint(listMenuEntries, {
    summary: 'Lister ce qu’un restaurant fait de chaque plat de la carte commune',
    params: idParams,
    response: z.array(entry),
    errors: [404],
  }),
  updateMenuEntry: endpoint(updateMenuEntry, {
    summary: 'Retirer un plat de la carte d’un restaurant, l’y remettre, ou y fixer son prix',
    params: idParams.extend({ dishId: z.uuid(fieldErrors.id) }),
    body: changeBody,
    response: entry,
    errors: [404, 409],
  }),
}
