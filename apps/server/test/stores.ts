import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readConfig } from '../src/base/config.ts'
import type { Database, ReportFailure } from '../src/db/database.ts'
import { openEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { loadDemo } from '../src/setup/demo/load.ts'
import { type Cluster, startCluster } from './cluster.ts'

/** No background work may fail in a test. */
export const failLoudly: ReportFailure = (work, error) => {
  throw new Error(`${work} failed`, { cause: error })
}

/** Files of the embedded store: a dump with the demo, and one without schema. */
type Dumps = { dump: string; empty: string }

/**
 * The source of a run's databases: the embedded store, or a template database of PostgreSQL. A run on PostgreSQL has the
 * dumps too, for the tests that are about the embedded store.
 */
export type Source = Dumps & ({ kind: 'pglite' } | { kind: 'postgres'; url: string })

const TEMPLATE = 'potager_template'

async function fill(db: Database): Promise<void> {
  await migrate(db)
  await db.longTransaction((tx) => loadDemo(tx, readConfig({ DEMO_NOW: process.env.DEMO_NOW }).demoNow ?? Date.now()))
}

/** Creates the run's source once: a migrated database with the demo. */
export async function createSource(kind: string): Promise<{ source: Source; remove: () => Promise<void> }> {
  if (kind !== 'postgres') {
    const { dumps, remove } = await createDumps()
    return { source: { kind: 'pglite', ...dumps }, remove }
  }
  const [cluster, { dumps, remove }] = await Promise.all([createCluster(), createDumps()])
  return {
    source: { kind: 'postgres', url: cluster.url, ...dumps },
    remove: async () => {
      await cluster.remove()
      await remove()
    },
  }
}

async function createCluster(): Promise<Cluster> {
  const cluster = await startCluster()
  const admin = await openPostgres(`${cluster.url}/postgres`, failLoudly)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.close()
  const db = await openPostgres(`${cluster.url}/${TEMPLATE}`, failLoudly)
  await fill(db)
  await db.close()
  return cluster
}

async function createDumps(): Promise<{ dumps: Dumps; remove: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'potager-dump-'))
  const directory = join(home, 'pg')
  const empty = await dumpDirectory(directory, join(home, 'empty.tar'))
  const db = await openEmbedded({ directory }, failLoudly)
  await fill(db)
  await db.close()
  const dump = await dumpDirectory(directory, join(home, 'dump.tar'))
  rmSync(directory, { recursive: true })
  const remove = async () => rmSync(home, { recursive: true, force: true })
  return { dumps: { dump, empty }, remove }
}

/**
 * A dump of a data directory that opens faster: without the template databases, two thirds of its files, and without the
 * full segment of the log, a third of its bytes.
 */
async function dumpDirectory(directory: string, file: string): Promise<string> {
  const pglite = await PGlite.create(directory, {
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  })
  await pglite.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database if exists ${name}`)
  await pglite.exec('select pg_switch_wal()')
  await pglite.exec('checkpoint')
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  return file
}

const dumps = new Map<string, ArrayBuffer>()

/**
 * A file as a blob, read once for all test files of a worker: streaming and copying one cost a quarter of opening a
 * store, which copies what it takes from it.
 */
function blobOf(file: string): Blob {
  let buffer = dumps.get(file)
  if (!buffer) {
    const bytes = readFileSync(file)
    buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
    dumps.set(file, buffer)
  }
  return Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(buffer) })
}

/** An empty embedded store without schema: in memory, or in a new directory. */
export function openEmptyEmbedded(source: Source, directory?: string, report = failLoudly): Promise<Database> {
  return openEmbedded({ ...(directory ? { directory } : {}), dump: blobOf(source.empty) }, report)
}

/** An empty store without schema, of the kind of this run. */
export async function openEmpty(source: Source): Promise<Database> {
  return letGoOnceClosed(
    source.kind === 'pglite' ? await openEmptyEmbedded(source) : await createDatabase(source.url, 'template1'),
  )
}

/** Fills a data directory of the embedded store with the demo, like a first start of the program. */
export async function fillDirectory(source: Source, dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await (await openEmbedded({ directory: join(dataDir, 'pg'), dump: blobOf(source.dump) }, failLoudly)).close()
}

/**
 * The same store with an idempotent close that releases it: a worker retains what earlier test files hold, and an
 * embedded store is hundreds of megabytes.
 */
function letGoOnceClosed(store: Database): Database {
  let held: Database | undefined = store
  const open = () => {
    if (!held) throw new Error('The store of this test is closed')
    return held
  }
  return {
    query: (...asked) => open().query(...asked),
    script: (text) => open().script(text),
    transaction: (work) => open().transaction(work),
    longTransaction: (work) => open().longTransaction(work),
    maintain: () => open().maintain(),
    listen: (...asked) => open().listen(...asked),
    ...(store.load ? { load: store.load } : {}),
    close: async () => {
      const closing = held
      held = undefined
      await closing?.close()
    },
  }
}

/** A separate database with the demo. */
export async function copySource(source: Source): Promise<Database> {
  return letGoOnceClosed(
    source.kind === 'pglite'
      ? await openEmbedded({ dump: blobOf(source.dump) }, failLoudly)
      : await createDatabase(source.url, TEMPLATE),
  )
}

let created = 0

/** A new database of a cluster, copied from a template. */
async function createDatabase(url: string, template: string): Promise<Database> {
  created += 1
  const name = `copy_${process.pid}_${created}`
  const admin = await openPostgres(`${url}/postgres`, failLoudly)
  // One template cannot be copied twice at the same time.
  await admin.transaction(async (tx) => {
    await tx.script('set local lock_timeout = 0; set local statement_timeout = 0')
    await tx.query('select pg_advisory_xact_lock(1)')
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  })
  await admin.close()
  return openPostgres(`${url}/${name}`, failLoudly)
}

/** An empty database of a cluster whose tables go to a schema of their own, as where one is named like the role. */
export async function openInOwnSchema(url: string): Promise<Database> {
  const db = await createDatabase(url, 'template1')
  const [row] = await db.query<{ name: string }>('select current_database()::text as name')
  await db.script(`create schema house; alter database ${row?.name} set search_path = house, public`)
  await db.close()
  return openPostgres(`${url}/${row?.name}`, failLoudly)
}
