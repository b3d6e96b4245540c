import { join } from 'node:path'
import type { Database } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { loadDemo } from '../../src/setup/demo/load.ts'
import { guestOrder } from '../access/order.ts'
import { type Cluster, canMount, mountSmall, startCluster } from '../cluster.ts'
import { findKnown } from '../known.ts'

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
