// Lists on PostgreSQL at a thousand to a million rows, signed in and with logs; at 100,000 compared with a bare Fastify
// + pg server with count(*) and OFFSET on the same database.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { median, printFigure } from './lib/figures.mjs'
import { grow } from './lib/grow.mjs'
import { load } from './lib/load.mjs'
import { onGrown } from './lib/postgres.mjs'
import { root, signIn } from './lib/server.mjs'

/**
 * The size at which the bare server is measured too. At a million rows its requests outlast their turn and slow ours
 * down.
 */
const COMPARED = 100_000
const SIZES = (process.env.BENCH_ROWS ?? '1000,10000,100000,1000000').split(',').map(Number)

async function startBare(databaseUrl) {
  const child = spawn(process.execPath, ['bench/lib/bare-server.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The bare server ended')
  })
  // It prints its address, and nothing else.
  const [address] = await Promise.race([once(child.stdout, 'data'), ended])
  return { url: `${String(address).trim()}/orders`, stop: () => child.kill() }
}

/** Medians of five runs each, taken in turns, so that fluctuations of the machine and warm-up affect both alike. */
async function takeTurns(loads) {
  for (const run of loads) await run(3)
  const runs = loads.map(() => [])
  for (let turn = 0; turn < 5; turn++) for (const [index, run] of loads.entries()) runs[index].push(await run(2))
  return runs.map((figures) =>
    Object.fromEntries(
      ['perSecond', 'p50', 'p99'].map((name) => [name, median(figures.map((figure) => figure[name]))]),
    ),
  )
}

async function measure(server, databaseUrl, compared) {
  const bare = compared ? await startBare(databaseUrl) : null
  try {
    const { accessToken: token } = await signIn(server.url)
    const api = `${server.url}/api`
    const answer = await fetch(`${api}/menu/order`, { headers: { authorization: `Bearer ${token}` } })
    const { totalPages } = await answer.json()
    const figures = {}
    for (const [name, page] of Object.entries({ first: 0, middle: totalPages >> 1, last: totalPages - 1 })) {
      const paged = `page=${page}&size=20`
      const [mine, plain] = await takeTurns([
        (seconds) => load(`${api}/menu/order?${paged}`, { token, seconds }),
        ...(bare ? [(seconds) => load(`${bare.url}?${paged}`, { seconds })] : []),
      ])
      figures[`orders, ${name} page`] = mine
      if (plain) figures[`bare orders, ${name} page`] = plain
    }
    for (const [name, path] of Object.entries(await otherLists(api)))
      figures[name] = await load(`${api}${path}`, { token })
    return figures
  } finally {
    bare?.stop()
  }
}

async function otherLists(api) {
  const [restaurant] = await (await fetch(`${api}/notprotected/restaurant`)).json()
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const free = new URLSearchParams({
    restaurantId: restaurant.id,
    startTime: `${day}T12:00:00`,
    endTime: `${day}T14:00:00`,
  })
  return {
    restaurants: '/notprotected/restaurant',
    'rooms available': `/notprotected/meeting-rooms/available?${free}`,
    'chat sessions': '/admin/chatbot/sessions?page=0&size=15',
    analytics: `/admin/chatbot/analytics?from=${addDays(day, -37)}&to=${addDays(day, -7)}`,
  }
}

function addDays(day, days) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
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
