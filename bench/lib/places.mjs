import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { loadDemo } from '../../apps/server/src/setup/demo/load.ts'
import { launchServer, stopServer } from '../../apps/server/test/faults/server-process.ts'
import { findKnown } from '../../apps/server/test/known.ts'
import { startPostgres, withClient } from './postgres.mjs'

const PROGRAM = join(import.meta.dirname, 'serve.mjs')
const TEMPLATE = 'demo'

function fail(work, error) {
  throw new Error(`${work} failed`, { cause: error })
}

/** Opens a place's database for `work`, then closes it; an embedded one must not be in use. */
async function look(place, work) {
  const db = await openDatabase(place, fail)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Fills an empty database with the demo; resolves to the ids that calls need. */
const fill = (place) =>
  look(place, async (db) => {
    await migrate(db)
    await loadDemo(db, Date.now())
    return findKnown(db)
  })

/** The master copy of the demo for each store, created on first use. */
function sources(home, postgres) {
  return {
    embedded: async () => {
      const dataDir = join(home, 'demo')
      const known = await fill({ dataDir })
      const copy = async (name) => {
        await cp(dataDir, join(home, name), { recursive: true })
        return { dataDir: join(home, name) }
      }
      return { known, copy }
    },
    PostgreSQL: async () => {
      const url = await postgres.create(TEMPLATE)
      const known = await fill({ dataDir: home, databaseUrl: url })
      const copy = async (name) => {
        const databaseUrl = url.replace(/[^/]+$/, name)
        await withClient(url.replace(/[^/]+$/, 'postgres'), (client) =>
          client.query(`create database ${name} template ${TEMPLATE}`),
        )
        return { dataDir: join(home, name), databaseUrl }
      }
      return { known, copy }
    },
  }
}

/**
 * Databases of a run, on both stores. `create('embedded'
 * 'PostgreSQL')` makes one with the demo: `known` are ids of its rows, `launch(settings)` starts the built server on
 * it, `stop(server)` stops it, `look(work)` opens the database.
 */
export async function openPlaces() {
  const home = await mkdtemp(join(tmpdir(), 'potager-hostile-'))
  const postgres = await startPostgres()
  const make = sources(home, postgres)
  const made = new Map()
  const running = new Set()
  let copies = 0
  const launch = async (place, settings) => {
    const server = await launchServer(PROGRAM, {
      NODE_ENV: 'production',
      TRUST_PROXY: '1',
      // Load shedding is off, as the machine may be busy: `freeze` measures a blocked event loop.
      MAX_EVENT_LOOP_DELAY: '60000',
      ACCESS_TOKEN_TTL: '3600',
      REGISTRATION: 'open',
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      ...settings,
    })
    running.add(server.child)
    return server
  }
  const close = () => {
    process.off('exit', close)
    for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    postgres.stop()
    rmSync(home, { recursive: true, force: true })
  }
  // An aborted run leaves no process behind either.
  process.once('exit', close)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return {
    program: PROGRAM,
    create: async (store) => {
      if (!made.has(store)) made.set(store, await make[store]())
      const { known, copy } = made.get(store)
      copies += 1
      const place = await copy(`copy_${copies}`)
      return {
        ...place,
        known,
        launch: (settings = {}) => launch(place, settings),
        stop: stopServer,
        look: (work) => look(place, work),
      }
    },
    close,
  }
}
