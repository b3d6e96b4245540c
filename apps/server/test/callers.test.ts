import { type Call, createClient } from '@potager/domain/api'
import { contract } from '@potager/domain/contract'
import { listDishes } from '@potager/domain/dish'
import { listAvailableRooms, listMeetingRooms } from '@potager/domain/meeting-room'
import { getRestaurant, getRestaurantAvailability, listRestaurants } from '@potager/domain/restaurant'
import { expect, it } from 'vitest'
import { startServer } from './harness.ts'
import { findKnown } from './known.ts'
import { saturdayIn } from './reservation-setup.ts'

it('authorises simultaneous requests each by its own token', async () => {
  const server = await startServer()
  const [manager, owner, left] = await Promise.all(
    ['gerant', 'proprietaire', 'gerant'].map((name) => server.signIn(name)),
  )
  await server.ok(contract.auth.logout, { body: { refreshToken: left?.refreshToken ?? '' } })
  const tokens = [
    manager?.accessToken,
    owner?.accessToken,
    left?.accessToken,
    manager?.accessToken,
    'forged',
    undefined,
  ]
  const answers = await Promise.all(tokens.map((token) => server.ask(contract.user.listUsers, { token })))
  const orders = await Promise.all(tokens.map((token) => server.ask(contract.order.listOrders, { token })))
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 403, 401, 401])
  expect(orders.map(({ status }) => status)).toEqual([200, 200, 401, 200, 401, 401])
  const total = (answer: (typeof orders)[number] | undefined) => Object(answer?.body).totalElements
  expect(total(orders[0])).toBe(total(orders[3]))
  expect(total(orders[1])).toBeLessThan(total(orders[0]))
})

it('the client reads menu, restaurants, rooms and free rooms without a token, even when signed in [CAL-06] [CAL-07]', async () => {
  const server = await startServer()
  const { restaurant } = await findKnown(server.db)
  const auth = await server.signIn('gerant')
  const sent: (string | null)[] = []
  const api = createClient({
    baseUrl: `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`,
    session: { read: () => auth, write: () => {}, forget: () => {} },
    fetch: (address, init) => {
      sent.push(new Headers(init?.headers).get('authorization'))
      return fetch(address, init)
    },
  })
  const read = <Input, Result>(call: Call<Input, Result>, input: Input) => api.send(call, input)
  const day = saturdayIn(40)
  const rooms = await read(listMeetingRooms, restaurant)
  expect(rooms.length).toBeGreaterThan(0)
  const free = await read(listAvailableRooms, {
    restaurantId: restaurant,
    start: `${day}T19:00:00`,
    end: `${day}T21:00:00`,
  })
  expect(free.map(({ id }) => id)).toEqual(rooms.filter(({ reservable }) => reservable).map(({ id }) => id))
  expect((await read(listDishes, undefined)).length).toBeGreaterThan(0)
  expect((await read(listRestaurants, undefined)).map(({ id }) => id)).toContain(restaurant)
  expect((await read(getRestaurant, restaurant)).id).toBe(restaurant)
  expect(Object.keys(await read(getRestaurantAvailability, restaurant)).length).toBeGreaterThan(0)
  expect(sent).toEqual([null, null, null, null, null, null])
})
