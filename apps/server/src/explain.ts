import { BackupError } from './backup/format.ts'
import { type Config, ConfigError } from './config.ts'
import { StoreError } from './db/database.ts'
import { DataDirectoryBusyError } from './db/lock.ts'
import { SchemaTooNewError } from './db/migrate.ts'
import { DataVersionError } from './db/open.ts'

/** No connection, refused credentials, no such database; XX000 is the driver's own time-out. */
const UNREACHABLE = /^(E|08|28|3D|XX000)/

/** The French sentence for a person whose command failed, or null when the failure is not one they can act on. */
export function explain(error: unknown, config: Config | undefined): string | null {
  if (
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryBusyError ||
    error instanceof DataVersionError ||
    error instanceof SchemaTooNewError
  ) {
    return error.message
  }
  if (error instanceof StoreError && config?.databaseUrl && UNREACHABLE.test(error.code))
    return `La base de DATABASE_URL ne répond pas : ${error.message}`
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') {
      return `Le port ${config?.port} est déjà pris. Arrêtez le programme qui l’occupe, ou choisissez-en un autre : PORT=3001.`
    }
    if (error.code === 'EACCES') return `Pas le droit d’écouter sur le port ${config?.port} ou d’écrire dans DATA_DIR.`
  }
  return null
}
