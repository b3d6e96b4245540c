import { setTimeout as sleep } from 'node:timers/promises'
import { guestOrder } from '../../apps/server/test/access/order.ts'
import { startTraffic } from '../../apps/server/test/faults/traffic.ts'
import { callerAt } from '../lib/network.mjs'

const RESTARTS = 4
const CLIENTS = 10
const STOP_DELAY = '5'
/** Interval of the proxy's readiness check, as in docs/operations.md. */
const ASKED_EVERY_MS = 2000

/**
 * A proxy's view of servers that restart, each time at another address: `pick()` rotates among those last reported
 * ready. A server slow to answer, on a busy machine, keeps its state.
 */
function watchReady(servers) {
  const ready = new Set(servers.keys())
  const ending = new AbortController()
  const watch = async (index) => {
    while (!ending.signal.aborted) {
      await sleep(ASKED_EVERY_MS)
      const { ok } = await fetch(`${servers[index].url}/api/ready`).catch(() => ({ ok: false }))
      if (ok) ready.add(index)
      else ready.delete(index)
    }
  }
  const watching = [...servers.keys()].map(watch)
  let turn = 0
  return {
    pick: () => {
      const among = ready.size > 0 ? [...ready] : [...servers.keys()]
      turn += 1
      return servers[among[turn % among.length]].url
    },
    isReady: (index) => ready.has(index),
    end: () => {
      ending.abort()
      return Promise.all(watching)
    },
  }
}

/** Two processes on one PostgreSQL that restart in turn behind a proxy, while clients work. */
export async function* measure(places) {
  const place = await places.create('PostgreSQL')
  const launch = () => place.launch({ STOP_DELAY })
  const servers = [await launch(), await launch()]
  const proxy = watchReady(servers)
  const token = await callerAt(servers[0].url).tokenOf('gerant')
  const traffic = startTraffic({ url: proxy.pick, token, order: guestOrder(place.known).body }, CLIENTS)
  let unclean = 0
  for (let count = 0; count < RESTARTS; count++) {
    const one = count % 2
    await sleep(500)
    if ((await place.stop(servers[one])) !== 0) unclean += 1
    servers[one] = await launch()
    while (!proxy.isReady(one)) await sleep(50)
  }
  await traffic.stop()
  await proxy.end()
  for (const server of servers) if ((await place.stop(server)) !== 0) unclean += 1
  const { statuses, unanswered } = traffic.tally
  console.log('  answers:', JSON.stringify({ ...statuses, none: unanswered }))
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const good = (statuses[200] ?? 0) + (statuses[201] ?? 0)
  const on = `${RESTARTS} restarts of two processes in turn, STOP_DELAY=${STOP_DELAY}`
  yield* [
    { what: `${on}: requests`, seen: answered + unanswered },
    { what: `${on}: failed`, seen: answered - good + unanswered, bar: 0 },
    { what: `${on}: stops that were not clean`, seen: unclean, bar: 0 },
  ]
}
