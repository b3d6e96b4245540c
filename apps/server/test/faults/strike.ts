import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'
import type { Stage } from './stage.ts'
import type { Traffic } from './traffic.ts'

/** Faults of a PostgreSQL, or of its connection to the server. */
export const faults = ['restart', 'crash', 'stop', 'terminate', 'idle', 'silence', 'full'] as const
export type Fault = (typeof faults)[number]

/** The participants of a fault. */
export type Scene = { stage: Stage; server: ServerProcess; traffic: Traffic }

const STOPPED_MS = 8000
/** Longer than the timeout of a call. */
const SILENT_MS = 11_000
/** The server is suspended for longer than the idle-transaction limit (IDLE_LIMIT_MS). */
const STILL_MS = 2000

/** Idle-transaction limit in the fault `idle`; 10 s in production. */
export const IDLE_LIMIT_MS = 1000

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
export const strike = (fault: Fault, scene: Scene): Promise<void> => strikes[fault](scene)
