import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { loadDemo } from '../../src/setup/demo/load.ts'
import { demoPassword } from '../../src/setup/demo/people.ts'
import { guestOrder } from '../access/customer.ts'
import { type Cluster, canMount, mountSmall, startCluster } from '../cluster.ts'
import { findKnown } from '../harness.ts'

/** A PostgreSQL with the demo, subject to faults, and the program to test. */
export type Stage = {
  cluster: Cluster
  /** The built program: `main.js`. */
  program: string
  databaseUrl: string
  /** A folder with its own file system for the database's tables; null where nothing can be mounted. */
  disk: string | null
  /** A valid order body. */
  order: object
  /** Reads the database while PostgreSQL runs. */
  look: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

const DISK_MB = 96

async function makeDatabase(cluster: Cluster, disk: string | null): Promise<void> {
  const admin = await openPostgres(`${cluster.url}/postgres`, () => undefined)
  if (disk) await admin.query(`create tablespace small location '${disk}'`)
  await admin.query(`create database stage${disk ? ' tablespace small' : ''}`)
  await admin.close()
}

/** Creates a cluster with the demo; its tables are on a small disk of their own if the machine allows it. */
export async function openStage(program: string): Promise<Stage> {
  const cluster = await startCluster()
  const disk = (await canMount()) ? join(cluster.home, 'disk') : null
  const unmount = disk ? await mountSmall(disk, DISK_MB) : async () => undefined
  const databaseUrl = `${cluster.url}/stage`
  const close = async () => {
    await cluster.stop('immediate').catch(() => undefined)
    await unmount()
    await cluster.remove()
  }
  const look: Stage['look'] = async (work) => {
    const db = await openPostgres(databaseUrl, () => undefined)
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }
  try {
    await makeDatabase(cluster, disk)
    const order = await look(async (db) => {
      await migrate(db)
      await db.longTransaction((tx) => loadDemo(tx, Date.now()))
      return guestOrder(await findKnown(db)).body
    })
    return { cluster, program, databaseUrl, disk, order, look, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The real program as a separate process, so that its end is visible. */
export type ServerProcess = { url: string; child: ChildProcess; output: () => string; ended: Promise<number | null> }

const ANSWERS = /Potager répond sur (http:\S+)/

/**
 * Starts a built program (`main.js`) with only these settings; resolves when it answers.
 * @throws Error with its output when it ends instead
 */
export async function launchServer(program: string, settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', ...settings },
  })
  let output = ''
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  const url = await new Promise<string>((answering, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = ANSWERS.exec(output)?.[1]
        if (found) answering(found)
      })
    }
    child.on('exit', () => failed(new Error(output)))
  })
  return { url, child, output: () => output, ended }
}

/** Stops a server and waits for its end; returns its exit code. */
export async function stopServer({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

/** The token of a manager of the demo. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'gerant', password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { accessToken: string }).accessToken
}

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
type Target = { url: () => string; token: string; order: object }

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
