import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'
import type { Config } from '../src/base/config.ts'
import type { Database } from '../src/db/database.ts'
import { openDatabase } from '../src/db/open.ts'
import { copySource, failLoudly, fillDirectory } from './stores.ts'

const root = resolve(import.meta.dirname, '..')

const entries = {
  main: 'src/main.ts',
  stub: 'src/tools/stub.ts',
  accounts: 'src/tools/accounts.ts',
  backup: 'src/tools/backup.ts',
  conformance: '../../packages/conformance/src/command.ts',
}

/**
 * Builds the programs that tests start as processes, once per run, like `npm run build`: compiling at each start would
 * take seconds. Returns the folder, next to the built server so that its modules resolve.
 */
export async function buildPrograms(): Promise<{ folder: string; remove: () => void }> {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist/tested-'))
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)]))
  await build({
    root,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, emptyOutDir: false, rolldownOptions: { input } },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The built file of a program, for `node`. */
export const programFile = (name: keyof typeof entries): string => join(inject('programs'), `${name}.js`)

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
