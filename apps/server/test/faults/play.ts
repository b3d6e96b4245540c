import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  launchServer,
  type ServerProcess,
  type Stage,
  signIn,
  startTraffic,
  stopServer,
  type Tally,
  type Traffic,
} from './server-process.ts'

/** Faults of a PostgreSQL, or of its connection to the server. */
export const faults = ['restart', 'crash', 'stop', 'terminate', 'idle', 'silence', 'full'] as const
export type Fault = (typeof faults)[number]

/** The participants of a fault. */
type Scene = { stage: Stage; server: ServerProcess; traffic: Traffic }

const STOPPED_MS = 8000
/** Longer than the timeout of a call. */
const SILENT_MS = 11_000
/** The server is suspended for longer than the idle-transaction limit (IDLE_LIMIT_MS). */
const STILL_MS = 2000

/** Idle-transaction limit in the fault `idle`; 10 s in production. */
const IDLE_LIMIT_MS = 1000

async function terminate({ stage }: Scene): Promise<void> {
  await stage.look(async (db) => {
    for (let times = 0; times < 5; times++) {
      await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
      await sleep(100)
    }
  })
}

async function silence({ stage }: Scene): Promise<void> {
  const stopped: number[] = []
  // The first process may fork: only once it is suspended is the list complete.
  for (const pid of [...stage.cluster.processes().slice(0, 1), ...stage.cluster.processes()]) {
    process.kill(pid, 'SIGSTOP')
    stopped.push(pid)
  }
  await sleep(SILENT_MS)
  for (const pid of stopped.toReversed()) process.kill(pid, 'SIGCONT')
}

/** Fills the file system to its last byte. @returns a function that frees it */
function fill(disk: string): () => void {
  const file = join(disk, 'filler')
  const descriptor = openSync(file, 'w')
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
  }
  closeSync(descriptor)
  return () => rmSync(file)
}

async function full({ stage, traffic: { tally } }: Scene): Promise<void> {
  if (!stage.disk) throw new Error('A full disk needs the right to mount one')
  const refused = () => Object.entries(tally.statuses).reduce((sum, [code, n]) => sum + (code >= '500' ? n : 0), 0)
  const before = refused()
  const makeRoom = fill(stage.disk)
  // The tables' last pages still have room: it takes some writes to hit the full disk.
  while (refused() < before + 20 && tally.unanswered === 0) await sleep(20)
  makeRoom()
}

/** Each resolves once PostgreSQL answers again. */
const strikes: Record<Fault, (scene: Scene) => Promise<void>> = {
  restart: ({ stage }) => stage.cluster.restart('fast'),
  crash: ({ stage }) => stage.cluster.restart('immediate'),
  stop: async ({ stage }) => {
    await stage.cluster.stop('fast')
    await sleep(STOPPED_MS)
    await stage.cluster.start()
  },
  terminate,
  idle: async ({ server: { child } }) => {
    child.kill('SIGSTOP')
    await sleep(STILL_MS)
    child.kill('SIGCONT')
  },
  silence,
  full,
}

/** Makes a fault happen; resolves once it is over. */
const strike = (fault: Fault, scene: Scene): Promise<void> => strikes[fault](scene)

/** Effects of a fault, over all rounds. */
export type Outcome = {
  /** Rounds in which the server's process crashed. */
  exits: number
  /** 5xx answers other than 503 with Retry-After. */
  unexpected5xx: number
  /** 503 answers: the fault took effect. */
  refused: number
  /** Calls without any answer. */
  unanswered: number
  /** Acknowledged writes, and how many of them are missing afterwards. */
  acknowledged: number
  lost: number
  /** The longest wait for an answer. */
  slowestAnswerMs: number
  /** From the end of the fault until the last client is served again, in the slowest round. */
  slowestReturnMs: number
  /** The first unexpected answers and the output of a dead process, for debugging. */
  evidence: string[]
}

/** The server's usual time limits, with a short one for idle transactions: options of the address take precedence. */
const impatient = `options=${encodeURIComponent(
  `-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=${IDLE_LIMIT_MS}`,
)}`

function settings(fault: Fault, { databaseUrl }: Stage): Record<string, string> {
  const url = fault === 'idle' ? `${databaseUrl}?${impatient}` : databaseUrl
  // A suspended process has a lagging loop: its 503 is not what this tests.
  return { DATABASE_URL: url, DEMO: '1', ACCESS_TOKEN_TTL: '3600', MAX_EVENT_LOOP_DELAY: '60000' }
}

const countLost = (stage: Stage, { stored }: Tally): Promise<number> =>
  stage.look(async (db) => {
    const [row] = await db.query<{ kept: number }>(
      'select count(*)::int as kept from customer_order where id = any($1::uuid[])',
      [stored],
    )
    return stored.length - (row?.kept ?? 0)
  })

/**
 * Plays a fault several times against a real server with many clients, half of which write. A crashed process is
 * counted and replaced for the next round.
 */
export async function playFault(
  fault: Fault,
  { stage, rounds, clients }: { stage: Stage; rounds: number; clients: number },
): Promise<Outcome> {
  const launch = () => launchServer(stage.program, settings(fault, stage))
  let server: ServerProcess = await launch()
  const target = { url: () => server.url, token: await signIn(server.url), order: stage.order }
  const traffic = startTraffic(target, clients)
  let exits = 0
  let slowestReturnMs = 0
  const evidence: string[] = []
  for (let round = 0; round < rounds; round++) {
    await traffic.servedSince(performance.now())
    await strike(fault, { stage, server, traffic })
    const back = performance.now()
    const returned = await Promise.race([traffic.servedSince(back), server.ended.then(() => null)])
    if (returned === null) {
      exits += 1
      evidence.push(server.output().slice(-500))
      server = await launch()
    } else slowestReturnMs = Math.max(slowestReturnMs, returned)
  }
  await traffic.stop()
  if ((await stopServer(server)) !== 0) exits += 1
  const { statuses, unexpected, unanswered, stored, slowestMs } = traffic.tally
  return {
    exits,
    unexpected5xx: unexpected.length,
    refused: statuses[503] ?? 0,
    unanswered,
    acknowledged: stored.length,
    lost: await countLost(stage, traffic.tally),
    slowestAnswerMs: Math.round(slowestMs),
    slowestReturnMs: Math.round(slowestReturnMs),
    evidence: [...evidence, ...unexpected.slice(0, 3)],
  }
}
