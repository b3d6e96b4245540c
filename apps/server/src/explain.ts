import { BackupError } from './backup/format.ts'
import { type Config, ConfigError } from './config.ts'
import { StoreError } from './db/database.ts'
import { DataDirectoryBusyError } from './db/lock.ts'
import { SchemaTooNewError } from './db/migrate.ts'
import { DataDamagedError, DataVersionError } from './db/open.ts'

/** No connection, refused credentials, no such database; XX000 is the driver's own timeout. */
const UNREACHABLE = /^(E|08|28|3D|XX000)/

/** A French sentence about a command's failure, or null when the person cannot act on it. */
export function explain(error: unknown, config: Config | undefined): string | null {
  if (
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryBusyError ||
    error instanceof DataDamagedError ||
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
    return explainDisk(error, config)
  }
  return null
}

/** A failure of the file system, named by the settings for data and backups. */
function explainDisk(error: Error & { code: unknown }, config: Config | undefined): string | null {
  const place = 'path' in error ? String(error.path) : config?.dataDir
  switch (error.code) {
    case 'EROFS':
      return `Le disque de ${place} est en lecture seule : choisissez un autre dossier, ou rendez-le inscriptible.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `Plus assez de place pour ${place} : libérez-en sur ce disque, ou choisissez un autre dossier.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} n’est pas un dossier : un fichier porte ce nom. Choisissez-en un autre (DATA_DIR, BACKUP_DIR).`
    case 'EIO':
      return `Le disque de ${place} ne répond pas correctement : vérifiez-le avant de redémarrer.`
    default:
      return null
  }
}
