import { call } from '../api/call.ts'
import { readList } from '../wire/index.ts'
import { type DishDraft, readDish } from './dish.ts'

/** Every dish, available or not, for anyone (SPEC §7). */
export const listDishes = call({
  name: 'listDishes',
  method: 'GET',
  path: '/notprotected/menu',
  access: 'public',
  request: () => ({}),
  response: (body) => readList(body, readDish),
})

/** One dish, for anyone; 404 when there is none (SPEC §7). */
export const getDish = call({
  name: 'getDish',
  method: 'GET',
  path: '/notprotected/menu/:id',
  access: 'public',
  request: (id: string) => ({ params: { id } }),
  response: readDish,
})

/** Creates a dish (SPEC §7); the price travels in euros. */
export const createDish = call({
  name: 'createDish',
  method: 'POST',
  path: '/menu',
  access: 'signed-in',
  creates: true,
  request: (draft: DishDraft) => ({ body: { ...draft, price: draft.price / 100 } }),
  response: readDish,
})
