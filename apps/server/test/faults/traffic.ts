import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Results of the clients' calls. */
export type Tally = {
  /** Answers by status. */
  statuses: Record<number, number>
  /** Calls without an answer: the process was gone, or GIVE_UP_MS passed. */
  unanswered: number
  /** 5xx answers other than 503 with Retry-After, as « 500 {…} ». */
  unexpected: string[]
  slowestMs: number
  /** Ids of acknowledged writes. */
  stored: string[]
}

/** Running clients. */
export type Traffic = {
  tally: Tally
  /**
   * Resolves once every client was served after `since` (as `performance.now()`), with the milliseconds the last one
   * took.
   */
  servedSince: (since: number) => Promise<number>
  stop: () => Promise<void>
}

/** A server's address, and a valid order. */
export type Target = { url: () => string; token: string; order: object }

const GIVE_UP_MS = 60_000
const PAUSE_MS = 20

type Client = { served: number; calls: number }

function request({ token, order }: Target, writes: boolean, turn: number): [path: string, init: RequestInit] {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  if (!writes) return [turn % 2 ? '/notprotected/menu' : `/menu/order?page=${turn % 20}&size=10`, { headers }]
  const body = JSON.stringify(order)
  return ['/menu/order', { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body }]
}

async function callOnce(target: Target, client: Client, writes: boolean, tally: Tally): Promise<void> {
  const [path, init] = request(target, writes, client.calls++)
  const since = performance.now()
  try {
    const answer = await fetch(`${target.url()}/api${path}`, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) })
    const text = await answer.text()
    const { status } = answer
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (status < 300) client.served = performance.now()
    if (status === 201) tally.stored.push((JSON.parse(text) as { id: string }).id)
    if (status >= 500 && (status !== 503 || !answer.headers.has('retry-after')))
      tally.unexpected.push(`${status} ${text}`)
  } catch {
    tally.unanswered += 1
  }
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - since)
}

/** Sends calls from several clients, every second of which writes, each right after its last answer, until stopped. */
export function startTraffic(target: Target, clients: number): Traffic {
  const tally: Tally = { statuses: {}, unanswered: 0, unexpected: [], slowestMs: 0, stored: [] }
  const all: Client[] = Array.from({ length: clients }, () => ({ served: -1, calls: 0 }))
  const stop = new AbortController()
  const work = all.map(async (client, index) => {
    while (!stop.signal.aborted) {
      await callOnce(target, client, index % 2 === 0, tally)
      await sleep(PAUSE_MS)
    }
  })
  return {
    tally,
    servedSince: async (since) => {
      while (all.some(({ served }) => served < since)) await sleep(5)
      return Math.max(...all.map(({ served }) => served)) - since
    },
    stop: async () => {
      stop.abort()
      await Promise.all(work)
    },
  }
}
