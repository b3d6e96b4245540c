import { randomUUID } from 'node:crypto'
import { openPostgres } from '../../apps/server/src/db/postgres.ts'
import { startCluster } from '../../apps/server/test/cluster.ts'

const TEMPLATE = 'seeded'

/** Runs one statement on the cluster's own database. */
async function administer(url: string, statement: string): Promise<void> {
  const db = await openPostgres(`${url}/postgres`, (work, error) => {
    throw new Error(`${work} failed`, { cause: error })
  })
  await db.query(statement)
  await db.close()
}

/** Starts a cluster for the run and has its template database filled; returns what removes it. */
export async function seedDatabase(fill: (url: string) => Promise<void>): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  await administer(cluster.url, `create database ${TEMPLATE}`)
  await fill(`${cluster.url}/${TEMPLATE}`)
  process.env.SEEDED_CLUSTER = cluster.url
  return cluster.remove
}

/** The address of a new copy of the seeded database; undefined where the run has none. */
export async function copyDatabase(): Promise<string | undefined> {
  const url = process.env.SEEDED_CLUSTER
  if (!url) return undefined
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${TEMPLATE}`)
  return `${url}/${name}`
}
