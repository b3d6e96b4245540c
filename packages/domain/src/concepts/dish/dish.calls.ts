import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredList } from '../../base/wire/index.ts'
import { type DishDraft, type DishEdit, readDish } from './dish.ts'

/** Every dish, available or not; public. */
export const listDishes = call({
  name: 'listDishes',
  resource: 'dishes',
  freshness: { staleTime: 300_000 },
  method: 'GET',
  path: '/notprotected/menu',
  access: 'public',
  request: () => ({}),
  response: answeredList(readDish),
})

/** One dish; public; 404 when there is none. */
export const getDish = call({
  name: 'getDish',
  resource: 'dishes',
  freshness: { staleTime: 300_000 },
  method: 'GET',
  path: '/notprotected/menu/:id',
  access: 'public',
  request: (id: string) => ({ params: { id } }),
  response: readDish,
})

/** Creates a dish; the wire has its price in euros. */
export const createDish = call({
  name: 'createDish',
  resource: 'dishes',
  method: 'POST',
  path: '/menu',
  access: 'staff',
  creates: true,
  request: (draft: DishDraft) => ({ body: { ...trimmed(draft), price: draft.price / 100 } }),
  response: readDish,
})

/**
 * Edits a dish, for managers; 409 when it was edited since it was read. Orders keep the name and price of their day.
 */
export const updateDish = call({
  name: 'updateDish',
  resource: 'dishes',
  method: 'PUT',
  path: '/menu/:id',
  access: 'privileged',
  extension: true,
  request: ({ id, price, ...edit }: DishEdit) => ({ params: { id }, body: { ...trimmed(edit), price: price / 100 } }),
  response: readDish,
})

/** Makes a dish available or unavailable for every restaurant, for managers. The last write wins. */
export const setDishAvailability = call({
  name: 'setDishAvailability',
  resource: 'dishes',
  method: 'PUT',
  path: '/menu/:id/availability',
  access: 'privileged',
  extension: true,
  request: ({ id, available }: { id: string; available: boolean }) => ({ params: { id }, body: { available } }),
  response: readDish,
})
