import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database, ReportFailure } from '../src/db/database.ts'
import { loadDemo } from '../src/db/demo/load.ts'
import { openEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPostgres } from '../src/db/postgres.ts'

/** No background work may fail in a test. */
export const failLoudly: ReportFailure = (work, error) => {
  throw new Error(`${work} failed`, { cause: error })
}

/**
 * What a run's databases are copied from: for the embedded store a dump, and one of a store with nothing in it; for
 * PostgreSQL a template database.
 */
export type Source = { kind: 'pglite'; dump: string; empty: string } | { kind: 'postgres'; url: string }

const TEMPLATE = 'potager_template'

function postgresBin(): string {
  const folders = [process.env.PG_BIN, ...[18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin`)]
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('PostgreSQL introuvable : PG_BIN désigne le dossier de initdb et pg_ctl')
  return found
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close((error) => (error ? reject(error) : resolve(port)))
    })
  })
}

/** PostgreSQL refuses to run as root: its programs then run as the system's postgres user. */
function runner(bin: string) {
  const asRoot = process.getuid?.() === 0
  return (program: string, args: string[]) => {
    const command = join(bin, program)
    const options = { cwd: tmpdir(), stdio: 'ignore' } as const
    if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], options)
    else execFileSync(command, args, options)
  }
}

async function startCluster(): Promise<{ url: string; stop: () => void }> {
  const run = runner(postgresBin())
  const home = mkdtempSync(join(tmpdir(), 'potager-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  const port = await freePort()
  run('initdb', ['-D', data, '-U', 'potager', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(home, 'log'),
    '-o',
    `-p ${port} -k ${home} -c max_connections=200`,
    'start',
  ])
  return {
    url: `postgres://potager@127.0.0.1:${port}`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function fill(db: Database): Promise<void> {
  await migrate(db)
  await loadDemo(db, Date.now())
}

/** Makes the run's source once: a migrated database with the demo. */
export async function createSource(kind: string): Promise<{ source: Source; remove: () => void }> {
  if (kind === 'postgres') {
    const cluster = await startCluster()
    const admin = await openPostgres(`${cluster.url}/postgres`, failLoudly)
    await admin.query(`create database ${TEMPLATE}`)
    await admin.close()
    const db = await openPostgres(`${cluster.url}/${TEMPLATE}`, failLoudly)
    await fill(db)
    await db.close()
    return { source: { kind: 'postgres', url: cluster.url }, remove: cluster.stop }
  }
  const home = mkdtempSync(join(tmpdir(), 'potager-dump-'))
  const directory = join(home, 'pg')
  const empty = await dumpDirectory(directory, join(home, 'empty.tar'))
  const db = await openEmbedded({ directory }, failLoudly)
  await fill(db)
  await db.close()
  const dump = await dumpDirectory(directory, join(home, 'dump.tar'))
  rmSync(directory, { recursive: true })
  return { source: { kind: 'pglite', dump, empty }, remove: () => rmSync(home, { recursive: true, force: true }) }
}

/**
 * A dump of a data directory that opens more quickly: without the databases that new ones are made from, two thirds of its
 * files.
 */
async function dumpDirectory(directory: string, file: string): Promise<string> {
  const pglite = await PGlite.create(directory)
  await pglite.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database if exists ${name}`)
  await pglite.exec('checkpoint')
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await pglite.close()
  return file
}

/** A blob of a file, read at once: taking one apart as a stream costs a tenth of opening a store. */
function blobOf(file: string): Blob {
  const bytes = readFileSync(file)
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  return Object.assign(new Blob([]), { arrayBuffer: async () => buffer })
}

/** An embedded store with nothing in it, not even the schema: in memory, or in a directory that is not there yet. */
export function openEmpty(source: Source, directory?: string, report = failLoudly): Promise<Database> {
  const place = directory ? { directory } : {}
  return openEmbedded(source.kind === 'pglite' ? { ...place, dump: blobOf(source.empty) } : place, report)
}

/** Fills a data directory of the embedded store with the demo, as a first start of the program does. */
export async function fillDirectory(source: Source, dataDir: string): Promise<void> {
  if (source.kind !== 'pglite') throw new Error('Only the embedded store has a directory')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await (await openEmbedded({ directory: join(dataDir, 'pg'), dump: blobOf(source.dump) }, failLoudly)).close()
}

/**
 * The same store, closed once however often that is asked, and then let go of: a worker keeps what earlier test files
 * hold, and an embedded store is hundreds of megabytes.
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

let copies = 0

/** A database of its own with the demo in it. */
export async function copySource(source: Source): Promise<Database> {
  return letGoOnceClosed(await openCopy(source))
}

async function openCopy(source: Source): Promise<Database> {
  if (source.kind === 'pglite') return openEmbedded({ dump: blobOf(source.dump) }, failLoudly)
  copies += 1
  const name = `copy_${process.pid}_${copies}`
  const admin = await openPostgres(`${source.url}/postgres`, failLoudly)
  // Copies of one template cannot be made at the same time.
  await admin.transaction(async (tx) => {
    await tx.script('set local lock_timeout = 0; set local statement_timeout = 0')
    await tx.query('select pg_advisory_xact_lock(1)')
    await admin.query(`create database ${name} template ${TEMPLATE}`)
  })
  await admin.close()
  return openPostgres(`${source.url}/${name}`, failLoudly)
}
