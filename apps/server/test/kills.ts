import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { Queryable } from '../src/db/database.ts'
import { signIn } from './faults/server-process.ts'

const ofMainThread = `/proc/self/task/${process.pid}/schedstat`

/**
 * Processor time of this thread in milliseconds where the system reports it (Linux), else of the whole process. Other
 * programs do not count.
 */
export function processorTime(): number {
  if (existsSync(ofMainThread)) return Number(readFileSync(ofMainThread, 'utf8').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The processor time of some work, in milliseconds: above `enough`, the minimum of five runs, since garbage collection
 * and compilation slow single ones.
 */
export async function processorTimeOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && least > enough; turn += 1) {
    const start = processorTime()
    await work()
    least = Math.min(least, processorTime() - start)
  }
  return least
}

/** A running program. */
type Started = { url: string; child: ChildProcess }
type Sender = (key: string) => Promise<{ status: number; id: string } | null>
type Plan = {
  /** Starts the program on the database, after the previous one is dead. */
  start: () => Promise<Started>
  /** The body that each writer sends. */
  order: object
  rounds: number
  /** Creations per round, each with its own key. */
  writes: number
  writers: number
}

/** Sends a creation with its key; null without an answer. */
function sender(url: string, token: string, order: object): Sender {
  return async (key) => {
    try {
      const answer = await fetch(`${url}/api/menu/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify(order),
      })
      const { id } = (await answer.json()) as { id: string }
      return { status: answer.status, id }
    } catch {
      return null
    }
  }
}

/** Runs a task for every key, several at once. */
async function forEach(keys: readonly string[], atOnce: number, task: (key: string) => Promise<void>): Promise<void> {
  const waiting = [...keys]
  const worker = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) await task(key)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/**
 * Each round kills a program in the middle of its writes, restarts it and repeats every creation. Returns how many
 * writes were acknowledged before a kill, how many of these were lost (created anew by the repeat), and how many
 * repeats were refused.
 * @throws when a kill came before or after all writes of its round
 */
export async function killInWrites({ start, order, rounds, writes, writers }: Plan) {
  const seen = { acknowledged: 0, lost: 0, refused: 0 }
  let running = await start()
  for (let round = 0; round < rounds; round++) {
    const keys = Array.from({ length: writes }, () => randomUUID())
    const acknowledged = new Map<string, string>()
    const token = await signIn(running.url)
    const send = sender(running.url, token, order)
    const { child } = running
    // Another moment each round: from nearly the beginning to nearly the end.
    const fatal = Math.round((writes * (round + 0.5)) / rounds)
    await forEach(keys, writers, async (key) => {
      const answer = await send(key)
      if (answer?.status === 201) acknowledged.set(key, answer.id)
      if (acknowledged.size === fatal) child.kill('SIGKILL')
    })
    if (child.exitCode === null && child.signalCode === null && acknowledged.size >= fatal) await once(child, 'exit')
    if (child.signalCode !== 'SIGKILL' || acknowledged.size >= writes) {
      throw new Error(`Not killed in its writes: ${acknowledged.size} of ${writes}, signal ${child.signalCode}`)
    }
    running = await start()
    const again = sender(running.url, token, order)
    await forEach(keys, writers, async (key) => {
      let answer = await again(key)
      // A transaction that the dead program left open on PostgreSQL still locks its key for a moment.
      while (answer?.status === 503) answer = await again(key)
      const first = acknowledged.get(key)
      if (answer?.status !== 201) seen.refused += 1
      else if (first && first !== answer.id) seen.lost += 1
    })
    seen.acknowledged += acknowledged.size
  }
  running.child.kill('SIGTERM')
  await once(running.child, 'exit')
  return seen
}

/** Orders, the rollups' count of them, orders without a line, and creations with a key. */
export async function countOrders(db: Queryable) {
  const [row] = await db.query<{ orders: number; rollup: number; empty: number; keys: number }>(`select
    (select count(*)::int from customer_order) as orders, (select sum(orders)::int from order_rollup) as rollup,
    (select count(*)::int from customer_order o where not exists (select 1 from order_line l where l.order_id = o.id)) as empty,
    (select count(*)::int from idempotency_key) as keys`)
  if (!row) throw new Error('No counts')
  return row
}
