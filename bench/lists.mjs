// Lists on PostgreSQL at a thousand to a million rows, signed in and with logs; at 100,000 compared with a bare Fastify
// + pg server with count(*) and OFFSET on the same database.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { dayFromNow, load, printFigure, takeTurns } from './lib/figures.mjs'
import { grow, onGrown } from './lib/postgres.mjs'
import { apiOf, root } from './lib/server.mjs'

/**
 * The size at which the bare server is measured too. At a million rows its requests outlast their turn and slow ours
 * down.
 */
const COMPARED = 100_000
const SIZES = (process.env.BENCH_ROWS ?? '1000,10000,100000,1000000').split(',').map(Number)

async function startBare(databaseUrl) {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl }
  const child = fork(join(root, 'bench/lib/bare-server.mjs'), { env })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The bare server ended')
  })
  // It sends its address, and nothing else.
  const [address] = await Promise.race([once(child, 'message'), ended])
  return { url: `${address}/orders`, stop: () => child.kill() }
}

async function measure({ url }, databaseUrl, compared) {
  const bare = compared ? await startBare(databaseUrl) : null
  try {
    const { token, get } = await apiOf(url)
    const { totalPages } = await (await get('/menu/order')).json()
    const figures = {}
    for (const [name, page] of Object.entries({ first: 0, middle: totalPages >> 1, last: totalPages - 1 })) {
      const paged = `page=${page}&size=20`
      const ours = (seconds) => load(`${url}/api/menu/order?${paged}`, { token, seconds })
      const theirs = (seconds) => load(`${bare.url}?${paged}`, { seconds })
      const loads = bare ? [ours, theirs] : [ours]
      // A first turn of three seconds warms both up.
      for (const run of loads) await run(3)
      const turns = loads.map((run) => () => run(2))
      const [mine, plain] = await takeTurns(5, turns)
      figures[`orders, ${name} page`] = mine
      if (plain) figures[`bare orders, ${name} page`] = plain
    }
    for (const [name, path] of Object.entries(await otherLists(get)))
      figures[name] = await load(`${url}/api${path}`, { token })
    return figures
  } finally {
    bare?.stop()
  }
}

async function otherLists(get) {
  const [restaurant] = await (await get('/notprotected/restaurant')).json()
  const day = dayFromNow(7)
  const times = { startTime: `${day}T12:00:00`, endTime: `${day}T14:00:00` }
  const free = new URLSearchParams({ restaurantId: restaurant.id, ...times })
  return {
    restaurants: '/notprotected/restaurant',
    'rooms available': `/notprotected/meeting-rooms/available?${free}`,
    'chat sessions': '/admin/chatbot/sessions?page=0&size=15',
    analytics: `/admin/chatbot/analytics?from=${dayFromNow(-30)}&to=${dayFromNow(0)}`,
  }
}

function compare(measured) {
  const of = (rows, name) => measured.get(rows)?.[name]
  const ratio = (label, a, b, floor) => a && b && printFigure(label, b.perSecond / a.perSecond, '×', floor)
  for (const [page, floor] of [
    ['first', 1 / 3],
    ['last', 1 / 5],
  ]) {
    const [ours, bare] = [`orders, ${page} page`, `bare orders, ${page} page`].map((name) => of(COMPARED, name))
    ratio(`bare over ours, ${page} page of ${COMPARED}`, ours, bare, floor)
  }
  for (const page of ['first', 'middle', 'last']) {
    const name = `orders, ${page} page`
    ratio(`${name}: 10000 over 1000000`, of(1_000_000, name), of(10_000, name), 1.5)
  }
}

const measured = new Map()
for (const rows of SIZES)
  await onGrown(
    (client) => grow(client, rows),
    async (server, databaseUrl) => {
      const figures = await measure(server, databaseUrl, rows === COMPARED)
      measured.set(rows, figures)
      console.log(`${rows} rows, PostgreSQL, 20 connections`)
      for (const [name, { perSecond, p50, p99 }] of Object.entries(figures))
        console.log(`  ${name}: ${Math.round(perSecond)} req/s, p50 ${p50} ms, p99 ${p99} ms`)
    },
    { LOG_LEVEL: 'info' },
  )
compare(measured)
