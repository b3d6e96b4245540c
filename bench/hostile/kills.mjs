import { guestOrder } from '../../apps/server/test/access/order.ts'
import { countOrders, killInWrites } from '../../apps/server/test/kills.ts'

const ROUNDS = 20
const WRITES = 200
const WRITERS = 20

async function killsOn(places, store) {
  const place = await places.create(store)
  const before = await place.look(countOrders)
  const order = guestOrder(place.known).body
  const seen = await killInWrites({
    start: () => place.launch(),
    order,
    rounds: ROUNDS,
    writes: WRITES,
    writers: WRITERS,
  })
  const after = await place.look(countOrders)
  const made = after.orders - before.orders
  const on = `${ROUNDS} × kill -9 in the writes of ${WRITERS}, ${store}`
  return [
    { what: `${on}: acknowledged before a kill`, seen: seen.acknowledged },
    { what: `${on}: lost`, seen: seen.lost, bar: 0 },
    { what: `${on}: refused when sent again`, seen: seen.refused, bar: 0 },
    { what: `${on}: doubled`, seen: made - (ROUNDS * WRITES - seen.refused), bar: 0 },
    { what: `${on}: half an order`, seen: after.empty - before.empty, bar: 0 },
    { what: `${on}: orders that counts of days lack`, seen: Math.abs(made - (after.rollup - before.rollup)), bar: 0 },
  ]
}

/** Kills the process while it stores orders, restarts it, and resends each order with its idempotency key. */
export async function* measure(places) {
  // Each store keeps one processor busy.
  for (const figures of await Promise.all(['embedded', 'PostgreSQL'].map((store) => killsOn(places, store))))
    yield* figures
}
