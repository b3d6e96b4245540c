// The house's figures among a million orders of five years on PostgreSQL, as a manager and as an owner: each period of
// the page, a year, one restaurant; and what the sums cost whoever takes an order or cancels it.
import { dayFromNow, p95Of, printFigure } from './lib/figures.mjs'
import { growOrderLines, growOrders, onGrown } from './lib/postgres.mjs'
import { apiOf } from './lib/server.mjs'

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000)
const BUDGET = 200

const PERIODS = { '7 days': [6, 0], '30 days': [29, 0], 'a month before': [59, 30], 'a year': [365, 0] }

async function figures({ url }, username) {
  const { get } = await apiOf(url, username)
  const p95 = (what, query) => p95Of(() => get(`/figures/${what}?${new URLSearchParams(query)}`))
  const days = ([from, to]) => ({ startDate: dayFromNow(-from), endDate: dayFromNow(-to) })
  const kinds = ['orders', 'bookings']
  for (const what of kinds) await p95(what, days(PERIODS['7 days']))
  const [restaurant] = await (await get('/restaurant/mine')).json()
  for (const [period, range] of Object.entries(PERIODS))
    for (const [whose, one] of Object.entries({ '': {}, ', one restaurant': { restaurantId: restaurant.id } }))
      for (const what of kinds)
        printFigure(`${what}, ${period}${whose}, p95`, await p95(what, { ...days(range), ...one }), 'ms', BUDGET)
}

async function writes({ url }) {
  const { get, send } = await apiOf(url)
  const dishes = (await (await get('/notprotected/menu')).json()).filter(({ available }) => available).slice(0, 3)
  const [restaurant] = await (await get('/notprotected/restaurant')).json()
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
