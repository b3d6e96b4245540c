import { ApiError, type Client, createDialect, saysAbsent } from '@potager/domain/api'
import { expect, it } from 'vitest'
import { loadPage } from './load.ts'
import { readMenuView } from './menu/menu-view.ts'

const dish = { id: 'p1', name: 'Soupe', price: 9, category: 'STARTER', available: true, allergens: [] }
const place = { id: 'r1', name: 'Potager' }
const answers: Record<string, unknown> = { getRestaurant: place, listRestaurants: [place], listDishes: [dish] }

/** A backend that is said to have everything, and has the specification's calls alone. */
function specificationOnly() {
  const dialect = createDialect({ extensions: true })
  const send: Client['send'] = async (call, input) => {
    if (call.name in answers) return call.response(answers[call.name], input)
    if (saysAbsent(call, 404)) dialect.withdraw(call)
    throw new ApiError('refused', 404, { fields: {} }, 'Rien')
  }
  return [{ send } as Client, { now: 0, supports: dialect.supports }] as const
}

it('the menu page shows the group’s menu if the backend has no menu per restaurant [OTH-02]', async () => {
  const view = readMenuView('restaurant=r1')
  const state = await loadPage({ name: 'menu', view }, ...specificationOnly())
  expect(state).toMatchObject({ dishes: { ok: true, value: [{ id: 'p1' }] } })
})

it('the menu shows a dish whose backend does not say whether it is available, and leaves out what it says is not [MEN-02]', async () => {
  const { available: _, ...silent } = dish
  const send: Client['send'] = async (call, input) =>
    call.response(
      [
        { ...silent, id: 'p2' },
        { ...dish, id: 'p3', available: false },
      ],
      input,
    )
  const route = { name: 'menu', view: readMenuView('') } as const
  const state = await loadPage(route, { send } as Client, { now: 0, supports: () => false })
  expect(state).toMatchObject({ dishes: { ok: true, value: [{ id: 'p2', available: null }] } })
})

it('a request page that cannot read the restaurants keeps the one that was asked, to try again', async () => {
  const send: Client['send'] = () => Promise.reject(new ApiError('refused', 503, { fields: {} }, ''))
  const route = { name: 'request', kind: 'EVENT', restaurant: 'r1' } as const
  const state = await loadPage(route, { send } as Client, { now: 0, supports: () => true })
  expect(state).toMatchObject({ places: { ok: false }, wanted: 'r1' })
})

it('a request page offers the restaurants that gave their hours, and no form for another', async () => {
  const hours = { ...place, id: 'r2', availability: { openingHours: { MONDAY: { start: [12, 0], end: [14, 0] } } } }
  const send: Client['send'] = async (call, input) => call.response([place, hours], input)
  const load = (restaurant: string) =>
    loadPage({ name: 'request', kind: 'EVENT', restaurant }, { send } as Client, { now: 0, supports: () => true })
  const places = { ok: true, value: [{ id: 'r2' }] }
  expect(await load('r1')).toMatchObject({ places })
  expect(await load('r1')).not.toHaveProperty('place')
  expect(await load('r2')).toMatchObject({ places, place: { id: 'r2' } })
})

it('leaves the reviews of a restaurant out where the backend turns out to have none [OTH-02]', async () => {
  const state = await loadPage({ name: 'restaurant', id: 'r1', reviewPage: 1 }, ...specificationOnly())
  expect(state).toMatchObject({ restaurant: { ok: true, value: { id: 'r1' } } })
  expect(state).not.toHaveProperty('reviews')
})
