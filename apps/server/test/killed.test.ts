import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Config } from '../src/config.ts'
import { openDatabase } from '../src/db/open.ts'
import { guestOrder } from './access/order.ts'
import { findKnown } from './known.ts'
import { programFile } from './programs.ts'
import { copySource, failLoudly, fillDirectory } from './stores.ts'

/** Each kills the program once in the middle of its writes; LONG=1 does it ten times, in more writes. */
const LONG = process.env.LONG === '1'
const ROUNDS = LONG ? 10 : 2
const WRITES = LONG ? 500 : 200
const AT_ONCE = 20

const source = inject('source')
const home = mkdtempSync(join(tmpdir(), 'potager-killed-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A database with the demo that programs can be started on, one after the other. */
async function newPlace(): Promise<Place> {
  const dataDir = join(home, 'data')
  if (source.kind === 'pglite') {
    await fillDirectory(source, dataDir)
    return { dataDir }
  }
  const db = await copySource(source)
  const [row] = await db.query<{ name: string }>('select current_database()::text as name')
  await db.close()
  return { dataDir, databaseUrl: `${source.url}/${row?.name}` }
}

/** Looks into the database between two runs of the program. */
async function look<T>(place: Place, work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase(place, failLoudly)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Starts the real program; where it answers, and the process. */
async function launch({ dataDir, databaseUrl }: Place): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [programFile('main')], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ACCESS_TOKEN_TTL: '3600',
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  })
  running.push(child)
  let output = ''
  const url = await new Promise<string>((answering, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /Potager répond sur (http:\S+)/.exec(output)?.[1]
        if (found) answering(found)
      })
    }
    child.on('exit', () => failed(new Error(output)))
  })
  return { url, child }
}

type Sender = (key: string) => Promise<{ status: number; id: string } | null>

/** Sends a creation under its key; null when no answer came back. */
function sender(url: string, token: string, body: object): Sender {
  return async (key) => {
    try {
      const answer = await fetch(`${url}/api/menu/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      const { id } = (await answer.json()) as { id: string }
      return { status: answer.status, id }
    } catch {
      return null
    }
  }
}

/** Runs a task for every key, some at once. */
async function forEach(keys: readonly string[], task: (key: string) => Promise<void>): Promise<void> {
  const waiting = [...keys]
  const worker = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) await task(key)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'gerant', password: 'Potager#2026' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

const counted = (place: Place) =>
  look(place, async (db) => {
    const [row] = await db.query<{ orders: number; rollup: number; empty: number; keys: number }>(`select
      (select count(*)::int from customer_order) as orders, (select sum(orders)::int from order_rollup) as rollup,
      (select count(*)::int from customer_order o where not exists (select 1 from order_line l where l.order_id = o.id)) as empty,
      (select count(*)::int from idempotency_key) as keys`)
    if (!row) throw new Error('No counts')
    return row
  })

describe(`killed in the middle of ${WRITES} writes, ${ROUNDS} times`, () => {
  it('keeps every write that it acknowledged, and doubles none when all are sent again', {
    timeout: 600_000,
  }, async () => {
    const place = await newPlace()
    const body = guestOrder(await look(place, findKnown)).body
    const before = await counted(place)
    const everyId = new Set<string>()

    for (let round = 0; round < ROUNDS; round++) {
      const keys = Array.from({ length: WRITES }, () => randomUUID())
      const acknowledged = new Map<string, string>()
      const first = await launch(place)
      const token = await signIn(first.url)
      const send = sender(first.url, token, body)
      // Another moment each time: from nearly the beginning to nearly the end.
      const fatal = Math.round((WRITES * (round + 0.5)) / ROUNDS)
      await forEach(keys, async (key) => {
        const answer = await send(key)
        if (answer?.status === 201) acknowledged.set(key, answer.id)
        if (acknowledged.size === fatal) first.child.kill('SIGKILL')
      })
      if (first.child.signalCode === null) await once(first.child, 'exit')
      expect(first.child.signalCode).toBe('SIGKILL')
      expect(acknowledged.size).toBeGreaterThanOrEqual(fatal)
      expect(acknowledged.size).toBeLessThan(WRITES)

      const second = await launch(place)
      const again = sender(second.url, token, body)
      await forEach(keys, async (key) => {
        let answer = await again(key)
        // A transaction that the dead program left open on PostgreSQL still holds its key for a moment.
        while (answer?.status === 503) answer = await again(key)
        expect(answer?.status).toBe(201)
        expect(answer?.id).toBe(acknowledged.get(key) ?? answer?.id)
        everyId.add(answer?.id ?? '')
      })
      second.child.kill('SIGTERM')
      await once(second.child, 'exit')
    }

    const after = await counted(place)
    expect(everyId.size).toBe(ROUNDS * WRITES)
    expect(after).toEqual({
      orders: before.orders + ROUNDS * WRITES,
      rollup: before.rollup + ROUNDS * WRITES,
      empty: before.empty,
      keys: before.keys + ROUNDS * WRITES,
    })
  })
})
