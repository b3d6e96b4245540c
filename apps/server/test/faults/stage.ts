import { join } from 'node:path'
import type { Database } from '../../src/db/database.ts'
import { loadDemo } from '../../src/db/demo/load.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { guestOrder } from '../access/order.ts'
import { type Cluster, canMount, mountSmall, startCluster } from '../cluster.ts'
import { findKnown } from '../known.ts'

/** A PostgreSQL with the demo that faults are played on, and the program to play them against. */
export type Stage = {
  cluster: Cluster
  /** The built program: `main.js`. */
  program: string
  databaseUrl: string
  /** A folder on a file system of its own that holds the database's tables; null where nothing can be mounted. */
  disk: string | null
  /** The body of an order that is accepted. */
  order: object
  /** Looks into the database while PostgreSQL runs. */
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

/** Makes a cluster with the demo in it; its tables are on a small disk of their own where the machine allows that. */
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
