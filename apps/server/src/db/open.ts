import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../base/config.ts'
import { type Database, type ReportFailure, StoreError } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lockDirectory } from './lock.ts'
import { openPostgres } from './postgres.ts'

/** PostgreSQL major of the embedded store; its files can only be read by the same major. */
export const EMBEDDED_MAJOR = '18'

/** Another major version wrote the data files; they need a dump and restore. */
export class DataVersionError extends Error {}

/** The data files are damaged or incomplete; the message tells a person what to do. */
export class DataDamagedError extends Error {}

const damaged = (directory: string, how: string, cause?: unknown) =>
  new DataDamagedError(
    `Les données de ${directory} ${how}. Rien n’y a été changé par ce démarrage : ` +
      'restaurez une sauvegarde dans un autre DATA_DIR (npm run restore), ou retirez ce dossier s’il ne contient rien à garder.',
    { cause },
  )

/** Less than a new store takes; the store itself does not report a full disk. */
const LEAST_ROOM_BYTES = 64 * 1024 * 1024

/** The cause of a failed opening. */
function ailment(directory: string, isNew: boolean, error: unknown): unknown {
  const { bavail, bsize } = statfsSync(dirname(directory))
  if (bavail * bsize < LEAST_ROOM_BYTES) return new StoreError('ENOSPC', 'no room for the store', undefined, error)
  return isNew ? error : damaged(directory, 'ne s’ouvrent pas, sans doute abîmées', error)
}

/** Refuses a directory with only part of a store: its files are somebody's data, so none is created there. */
function checkFiles(directory: string): void {
  const file = join(directory, 'PG_VERSION')
  if (!existsSync(file)) {
    if (existsSync(directory) && readdirSync(directory).length > 0)
      throw damaged(directory, 'sont incomplètes (sans PG_VERSION)')
    return
  }
  const found = readFileSync(file, 'utf8').trim()
  if (found !== EMBEDDED_MAJOR) {
    throw new DataVersionError(
      `Les données de ${directory} viennent de PostgreSQL ${found}, ce programme lit la version ${EMBEDDED_MAJOR}. ` +
        'Exportez-les avec la version précédente du programme, ou choisissez un autre DATA_DIR.',
    )
  }
}

/** Creates or opens the store. One whose creation was interrupted was never served: it is moved aside and replaced. */
async function openStore(dataDir: string, report: ReportFailure): Promise<Database> {
  const directory = join(dataDir, 'pg')
  const making = join(dataDir, '.being-made')
  if (existsSync(making) && existsSync(directory)) {
    const aside = join(dataDir, 'pg-interrupted')
    rmSync(aside, { recursive: true, force: true })
    renameSync(directory, aside)
  }
  checkFiles(directory)
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  if (isNew) writeFileSync(making, '')
  const db = await openEmbedded({ directory }, report).catch((error: unknown) => {
    throw ailment(directory, isNew, error)
  })
  rmSync(making, { force: true })
  return db
}

async function openDirectory(dataDir: string, report: ReportFailure): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The store's files are readable by all, whatever the umask: only the directory keeps others out.
  chmodSync(dataDir, 0o700)
  const unlock = await lockDirectory(dataDir)
  try {
    const db = await openStore(dataDir, report)
    const close = async () => {
      try {
        await db.close()
      } finally {
        await unlock()
      }
    }
    return { ...db, close }
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Opens the configured database: PostgreSQL by DATABASE_URL, else the embedded store under DATA_DIR.
 * @throws DataDirectoryBusyError, DataVersionError, DataDamagedError, StoreError, or the file system's error
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
