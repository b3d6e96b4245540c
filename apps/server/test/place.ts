import { join } from 'node:path'
import { inject } from 'vitest'
import type { Config } from '../src/base/config.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open.ts'
import { copySource, failLoudly, fillDirectory } from './stores.ts'

/** Where a program finds its database. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A database with the demo in a folder, or a copy of the cluster's, for programs started one after the other. */
export async function newPlace(home: string): Promise<Place> {
  const source = inject('source')
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

/** Works on the database between two runs of a program. */
export async function between<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place, failLoudly)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
