// The house's figures among a million orders of five years on PostgreSQL, as a manager and as an owner: each period of
// the page, a year, one restaurant; and what the sums cost whoever takes an order or cancels it.
import { p95Of, printFigure } from './lib/figures.mjs'
import { growOrderLines, growOrders } from './lib/grow.mjs'
import { onGrown } from './lib/postgres.mjs'
import { signIn } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const BUDGET = 200

const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const PERIODS = { '7 days': [6, 0], '30 days': [29, 0], 'a month before': [59, 30], 'a year': [365, 0] }

async function figures(server, username) {
  const { accessToken } = await signIn(server.url, username)
  const headers = { authorization: `Bearer ${accessToken}` }
  const warm = new URLSearchParams({ startDate: day(6), endDate: day(0) })
  for (const what of ['orders', 'bookings'])
    await p95Of(() => fetch(`${server.url}/api/figures/${what}?${warm}`, { headers }))
  const [restaurant] = await (await fetch(`${server.url}/api/restaurant/mine`, { headers })).json()
  const one = { restaurantId: restaurant.id }
  const asked = Object.entries(PERIODS).flatMap(([name, [from, to]]) => {
    const days = { startDate: day(from), endDate: day(to) }
    return [
      { name, query: new URLSearchParams(days) },
      { name: `${name}, one restaurant`, query: new URLSearchParams({ ...days, ...one }) },
    ]
  })
  for (const { name, query } of asked) {
    for (const what of ['orders', 'bookings']) {
      const p95 = await p95Of(() => fetch(`${server.url}/api/figures/${what}?${query}`, { headers }))
      printFigure(`${what}, ${name}, p95`, p95, 'ms', BUDGET)
    }
  }
}

async function writes(server) {
  const { accessToken } = await signIn(server.url, 'gerant')
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const send = (method, path, body, more = {}) =>
    fetch(`${server.url}/api${path}`, { method, headers: { ...headers, ...more }, body: JSON.stringify(body) })
  const answer = await fetch(`${server.url}/api/notprotected/menu`)
  const dishes = (await answer.json()).filter(({ available }) => available).slice(0, 3)
  const [restaurant] = await (await fetch(`${server.url}/api/notprotected/restaurant`)).json()
  const order = {
    idRestaurant: restaurant.id,
    idUser: '00000000-0000-0000-0000-000000000000',
    listDishNumber: dishes.map(({ id }) => ({ idDish: id, number: 1 })),
    flatDelivered: false,
  }
  const ids = []
  const taken = await p95Of(async () => {
    const made = await send('POST', '/menu/order', order, { 'idempotency-key': crypto.randomUUID() })
    if (made.ok) ids.push((await made.clone().json()).id)
    return made
  })
  printFigure('an order of three dishes, p95', taken, 'ms')
  const cancelled = await p95Of(() => send('PUT', `/menu/order/status/${ids.pop()}`, { status: 'CANCELED' }))
  printFigure('its cancellation, p95', cancelled, 'ms')
}

await onGrown(
  async (client) => {
    await growOrders(client, ROWS)
    await growOrderLines(client)
  },
  async (server) => {
    for (const username of ['gerant', 'proprietaire']) {
      console.log(`${username}, ${ROWS} orders`)
      await figures(server, username)
    }
    await writes(server)
  },
)
