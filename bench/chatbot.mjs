// The chatbot's administration: compressed JavaScript of each page until its content shows, and analytics of a year
// with a million sessions, on PostgreSQL.
import { printFigure } from './lib/figures.mjs'
import { growSessions } from './lib/grow.mjs'
import { load } from './lib/load.mjs'
import { measure, storageOf } from './lib/page.mjs'
import { onGrown } from './lib/postgres.mjs'
import { signIn, startServer } from './lib/server.mjs'

const SESSIONS = Number(process.env.BENCH_SESSIONS ?? 1_000_000)
const DAY = 86_400_000

/** Path, budget in kB, and selector of the page's main content. */
const pages = [
  ['/chatbot/dashboard', 250, 'dl'],
  ['/chatbot/diseases', 250, 'article'],
  ['/chatbot/sessions', 250, 'h1'],
  ['/chatbot/reports', 250, 'h1'],
  ['/chatbot/analytics', 320, '.recharts-surface'],
  ['/chatbot/settings', 250, 'form, h1'],
]

async function firstLoads() {
  const server = await startServer()
  try {
    const storage = storageOf(await signIn(server.url))
    console.log('First loads, cold cache')
    for (const [path, budget, ready] of pages) {
      const seen = await measure(`${server.url}${path}`, { storage, ready })
      printFigure(`${path}, JavaScript, compressed`, seen.scriptBytes / 1000, 'kB', budget)
      printFigure(`${path}, layout shift`, seen.cls, '', 0.02)
    }
  } finally {
    await server.discard()
  }
}

async function aYear({ url }) {
  const { accessToken: token } = await signIn(url)
  const day = (ago) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)
  const analytics = `${url}/api/admin/chatbot/analytics?from=${day(364)}&to=${day(0)}`
  const answer = await fetch(analytics, { headers: { authorization: `Bearer ${token}` } })
  const { period } = await answer.json()
  console.log(`Analytics of a year, ${period.sessions} sessions in it, PostgreSQL`)
  for (const [name, connections, budget] of [
    ['one at a time', 1, 300],
    ['four at a time', 4, undefined],
  ]) {
    const { p50, p99 } = await load(analytics, { token, connections })
    printFigure(`p50, ${name}`, p50, 'ms', budget)
    printFigure(`p99, ${name}`, p99, 'ms')
  }
}

await firstLoads()
await onGrown((client) => growSessions(client, SESSIONS), aYear, { LOG_LEVEL: 'info' })
