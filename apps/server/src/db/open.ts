import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database, ReportFailure } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lockDirectory } from './lock.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL major of the embedded store; its files are only readable by the same major. */
export const EMBEDDED_MAJOR = '18'

/** The data files were written by another major version; they need a dump and restore. */
export class DataVersionError extends Error {}

function checkVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found !== EMBEDDED_MAJOR) {
    throw new DataVersionError(
      `Les données de ${directory} viennent de PostgreSQL ${found}, ce programme lit la version ${EMBEDDED_MAJOR}. ` +
        'Exportez-les avec la version précédente du programme, ou choisissez un autre DATA_DIR.',
    )
  }
}

async function openDirectory(dataDir: string, report: ReportFailure): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The store writes its files readable by all, whatever the umask: the directory is what keeps others out.
  chmodSync(dataDir, 0o700)
  const unlock = lockDirectory(dataDir)
  try {
    const directory = join(dataDir, 'pg')
    checkVersion(directory)
    const db = await openEmbedded({ directory }, report)
    return { ...db, close: () => db.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the database that the settings name: PostgreSQL by DATABASE_URL, else the embedded store under DATA_DIR.
 * @throws DataDirectoryBusyError, DataVersionError, StoreError
 */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databaseUrlDirect' | 'databasePool' | 'databasePrepared'>>,
  report: ReportFailure,
): Promise<Database> {
  if (!config.databaseUrl) return openDirectory(config.dataDir, report)
  return openPostgres(config.databaseUrl, report, {
    ...(config.databaseUrlDirect ? { listenUrl: config.databaseUrlDirect } : {}),
    ...(config.databasePool ? { poolSize: config.databasePool } : {}),
    ...(config.databasePrepared === undefined ? {} : { prepared: config.databasePrepared }),
  })
}
