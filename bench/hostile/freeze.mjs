import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const QUIET_MS = 2000
const BAR_MS = 200

/** Sends a request; resolves to its status, 0 without an answer. */
function send(url, { method = 'GET', path, body, agent } = {}) {
  return new Promise((done) => {
    const headers = body ? { 'content-type': 'application/json' } : {}
    const { hostname, port } = new URL(url)
    // Not a URL object, which would normalise the path.
    const sent = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode))
    })
    sent.once('error', () => done(0)).end(body)
  })
}

/** Another visitor's longest wait for an answer during `work`, in ms, and the result of `work`. */
async function longestWait(url, work) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ending = new AbortController()
  let longest = 0
  const visitor = (async () => {
    while (!ending.signal.aborted) {
      const since = performance.now()
      await send(url, { path: '/api/health', agent })
      longest = Math.max(longest, performance.now() - since)
      await sleep(5)
    }
  })()
  await sleep(100)
  const status = await work()
  ending.abort()
  await visitor
  agent.destroy()
  return { longest: Math.round(longest), status }
}

const registration = (password) => ({
  method: 'POST',
  path: '/api/authentification',
  body: JSON.stringify({ username: 'x', email: 'x@exemple.fr', firstName: 'A', lastName: 'B', password }),
})

const hostile = {
  'a password of 100,000 digits and a letter': registration(`${'1'.repeat(100_000)}a`),
  'an address with 15,000 slashes': { path: `/a${'/'.repeat(15_000)}b/` },
}

/** Requests of one anonymous visitor that try to block the server: how long another visitor waits meanwhile. */
export async function* measure(places) {
  const place = await places.create('embedded')
  const server = await place.launch()
  // Warm-up: one-time costs do not count.
  for (const { path } of Object.values(hostile)) await send(server.url, { path: path.slice(0, 10) })
  const quiet = await longestWait(server.url, () => sleep(QUIET_MS))
  yield { what: 'longest wait of a visitor, nobody else there', seen: quiet.longest, unit: 'ms' }
  for (const [name, sent] of Object.entries(hostile)) {
    const { longest, status } = await longestWait(server.url, () => send(server.url, sent))
    yield { what: `longest wait of a visitor, ${name} (${status})`, seen: longest, bar: BAR_MS, unit: 'ms' }
  }
  await place.stop(server)
}
