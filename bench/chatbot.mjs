// The chatbot's administration: compressed JavaScript of each page until its content shows, and analytics of a year
// with a million sessions, on PostgreSQL.
import { dayFromNow, load, printFigure } from './lib/figures.mjs'
import { measure, storageOf } from './lib/page.mjs'
import { growSessions, onGrown } from './lib/postgres.mjs'
import { apiOf, signIn, withServer } from './lib/server.mjs'

const SESSIONS = Number(process.env.BENCH_SESSIONS ?? 1_000_000)

/** Path, budget in kB, and selector of the page's main content. */
const pages = [
  ['/chatbot/dashboard', 250, 'dl'],
  ['/chatbot/diseases', 250, 'article'],
  ['/chatbot/sessions', 250, 'h1'],
  ['/chatbot/reports', 250, 'h1'],
  ['/chatbot/analytics', 320, '.recharts-surface'],
  ['/chatbot/settings', 250, 'form, h1'],
]

await withServer({}, async ({ url }) => {
  const storage = storageOf(await signIn(url))
  console.log('First loads, cold cache')
  for (const [path, budget, ready] of pages) {
    const seen = await measure(url + path, { storage, ready })
    printFigure(`${path}, JavaScript, compressed`, seen.scriptBytes / 1000, 'kB', budget)
    printFigure(`${path}, layout shift`, seen.cls, '', 0.02)
  }
})

async function aYear({ url }) {
  const { token, get } = await apiOf(url)
  const analytics = `/admin/chatbot/analytics?from=${dayFromNow(-364)}&to=${dayFromNow(0)}`
  const { period } = await (await get(analytics)).json()
  console.log(`Analytics of a year, ${period.sessions} sessions in it, PostgreSQL`)
  for (const [name, connections, budget] of [
    ['one at a time', 1, 300],
    ['four at a time', 4, undefined],
  ]) {
    const { p50, p99 } = await load(`${url}/api${analytics}`, { token, connections })
    printFigure(`p50, ${name}`, p50, 'ms', budget)
    printFigure(`p99, ${name}`, p99, 'ms')
  }
}

await onGrown((client) => growSessions(client, SESSIONS), aYear, { LOG_LEVEL: 'info' })
