import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { newVisitorRequest } from '../../apps/server/test/access/request.ts'
import { fullReservation } from '../../apps/server/test/bookings.ts'
import { contract } from '../../packages/domain/src/contract/index.ts'
import { median } from '../lib/figures.mjs'
import { callerAt } from '../lib/network.mjs'

const FORGERS = 500
const FORGED_BY_EACH = 20
const GUESSERS = 1000
const GUESSES_OF_EACH = 100
const TIMED = 2000
const CLIENTS = 20
/** An evening without bookings of the demo. */
const EVENING = 12
const MOST_OF_RESTAURANT = 1000
/** So much may the typical times of links that do not work differ. */
const APART_MS = 1

const REQUESTS = '/api/notprotected/requests'

/** A client that sends from any address; resolves to the status, 0 without an answer. */
function clientOf(url) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const send = (address, path, body) =>
    new Promise((done) => {
      const headers = { 'x-forwarded-for': address, ...(body ? { 'content-type': 'application/json' } : {}) }
      const sent = request({ hostname, port, method: body ? 'POST' : 'GET', path, headers, agent }, (answer) => {
        answer.resume().once('end', () => done(answer.statusCode))
      })
      sent.once('error', () => done(0)).end(body && JSON.stringify(body))
    })
  return { send, close: () => agent.destroy() }
}

/** An address of a numbered visitor in a network of its own. */
const addressOf = (network, visitor) => `${network}.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`

/** How often each status was answered to `count` calls, CLIENTS at a time. */
async function tally(count, call) {
  const seen = {}
  let next = 0
  const client = async () => {
    while (next < count) {
      const status = await call(next++)
      seen[status] = (seen[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return seen
}

const unserved = (seen) =>
  Object.entries(seen).reduce((sum, [status, n]) => (status === '0' || status >= 500 ? sum + n : sum), 0)
const told = (seen) =>
  Object.entries(seen)
    .map(([status, n]) => `${n} × ${status}`)
    .join(', ')

/** Requests for one evening, as a program writes them that avoids every other limit. */
async function* forge({ place, on, client, caller }) {
  const restaurants = await caller.ok(contract.restaurant.listRestaurants)
  const asked = (restaurantId, name) => ({
    ...newVisitorRequest(place.known, EVENING),
    restaurantId,
    fullName: name,
    phone: undefined,
    email: `${name.replace(/ /g, '-')}@exemple.fr`.toLowerCase(),
    numberOfPeople: 2,
  })
  const pick = (index) => restaurants[index % restaurants.length].id
  const from = (network, index, name) =>
    client.send(addressOf(network, index % FORGERS), REQUESTS, asked(pick(Math.floor(index / FORGERS)), name))
  const seen = await tally(FORGERS * FORGED_BY_EACH, (index) => from(20, index, `Robot ${index}`))
  yield { what: `${on}: forged requests`, seen: told(seen) }
  yield { what: `${on}: forged requests without an answer or with 5xx`, seen: unserved(seen), bar: 0 }
  yield {
    what: `${on}: rows they left for a restaurant, on average of ${restaurants.length}`,
    seen: Math.round((seen[201] ?? 0) / restaurants.length),
    bar: MOST_OF_RESTAURANT,
  }
  const people = await tally(restaurants.length, (index) =>
    client.send(addressOf(21, index), REQUESTS, asked(pick(index), `Vraie personne ${index}`)),
  )
  yield {
    what: `${on}: people turned away, one at each restaurant`,
    seen: restaurants.length - (people[201] ?? 0),
    bar: 0,
  }
  const token = await caller.tokenOf('gerant')
  const { status } = await caller.ask(contract.reservation.createReservation, {
    token,
    body: fullReservation(place.known, EVENING),
  })
  yield { what: `${on}: evenings held by what was forged (${status})`, seen: status === 201 ? 0 : 1, bar: 0 }
}

async function* guess({ on, client, over }) {
  const random = () => `${REQUESTS}/${randomBytes(32).toString('base64url')}`
  const seen = await tally(GUESSERS * GUESSES_OF_EACH, (index) =>
    client.send(addressOf(22, index % GUESSERS), random()),
  )
  yield { what: `${on}: guessed links`, seen: told(seen) }
  const { 404: unknown = 0, 429: slowed = 0 } = seen
  const others = GUESSERS * GUESSES_OF_EACH - unknown - slowed
  yield { what: `${on}: guesses answered otherwise than 404 and 429`, seen: others, bar: 0 }
  const kinds = { over: () => `${REQUESTS}/${over}`, unknown: random, malformed: () => `${REQUESTS}/demain` }
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  for (let index = 0; index < TIMED; index++) {
    for (const [network, [kind, path]] of Object.entries(kinds).entries()) {
      const since = performance.now()
      // Each from a new address: none waits for tries before it.
      await client.send(addressOf(23 + network, index), path())
      times[kind].push(performance.now() - since)
    }
  }
  const typical = Object.values(times).map(median)
  const apart = (Math.max(...typical) - Math.min(...typical)).toFixed(2)
  yield {
    what: `${on}: typical times of links over, unknown and malformed apart`,
    seen: apart,
    bar: APART_MS,
    unit: 'ms',
  }
}

/** The token of a link that was over long ago. */
async function linkThatIsOver(place) {
  const server = await place.launch()
  const asked = { body: newVisitorRequest(place.known, 3) }
  const { path } = await callerAt(server.url).ok(contract.request.createVisitorRequest, asked)
  await place.stop(server)
  await place.look((db) =>
    db.query(`update booking set starts_at = starts_at - interval '2 years', ends_at = ends_at - interval '2 years'
      where requested_at > now() - interval '1 hour'`),
  )
  return path.slice(path.lastIndexOf('/') + 1)
}

async function* strangersOn(places, store) {
  const place = await places.create(store)
  const over = await linkThatIsOver(place)
  const server = await place.launch()
  const client = clientOf(server.url)
  const setup = { place, on: store, client, caller: callerAt(server.url), over }
  yield* forge(setup)
  yield* guess(setup)
  client.close()
  await place.stop(server)
}

/** People without an account who mean ill: forged requests, and guesses of the private links of others. */
export async function* measure(places) {
  yield* strangersOn(places, 'embedded')
  yield* strangersOn(places, 'PostgreSQL')
}
