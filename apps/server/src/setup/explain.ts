import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { type Config, ConfigError } from '../base/config.ts'
import { StoreError } from '../db/database.ts'
import { DataDirectoryBusyError } from '../db/lock.ts'
import { SchemaTooNewError } from '../db/migrate.ts'
import { DataDamagedError, DataVersionError } from '../db/open.ts'
import { DatabaseUnfitError } from '../db/postgres.ts'
import { BackupError } from './backup/format.ts'

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
    error instanceof DatabaseUnfitError ||
    error instanceof SchemaTooNewError
  ) {
    return error.message
  }
  if (error instanceof StoreError && config?.databaseUrl) {
    const explanation = explainDatabase(error)
    if (explanation) return explanation
  }
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') {
      return `Le port ${config?.port} est déjà pris. Arrêtez le programme qui l’occupe, ou choisissez-en un autre : PORT=3001.`
    }
    if (error.code === 'EACCES') return `Pas le droit d’écouter sur le port ${config?.port} ou d’écrire dans DATA_DIR.`
    return explainDisk(error, config)
  }
  return null
}

const SIGNS =
  'Dans le nom et le mot de passe de DATABASE_URL, « @ », « : », « / », « ? », « # » et « % » s’écrivent %40, %3A, %2F, %3F, %23 et %25.'

/** What a person can do about a database that is away, lacks an extension, or gives its role too few rights. */
function explainDatabase({ code, message }: StoreError): string | null {
  const [, extension] = /extension "(\w+)"/.exec(message) ?? []
  if (code === 'ERR_INVALID_URL') return `DATABASE_URL n’est pas une adresse. ${SIGNS}`
  if (code.startsWith('28')) return `La base de DATABASE_URL refuse ce rôle : ${message}. ${SIGNS}`
  if (UNREACHABLE.test(code)) return `La base de DATABASE_URL ne répond pas : ${message}`
  if (extension && code === '42501')
    return `Le rôle de DATABASE_URL n’a pas le droit de créer l’extension ${extension} : rendez-le propriétaire de la base (alter database … owner to …), ou créez-la avant (create extension ${extension}).`
  if (extension && /^(0A000|58P01)$/.test(code))
    return `L’extension ${extension} manque à ce serveur PostgreSQL : installez celles qui viennent avec lui (paquet postgresql-contrib).`
  if (code === '42501')
    return `Le rôle de DATABASE_URL n’a pas le droit d’y créer des tables : rendez-le propriétaire de la base (alter database … owner to …). PostgreSQL dit : ${message}`
  if (code === '3F000')
    return 'La base de DATABASE_URL n’a pas de schéma où créer des tables : create schema public, ou réglez search_path.'
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

/** Names of HOST by which a server listens on every network of the machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Where other machines of the house's network find a server that listens on all of them: each IPv4 address, with the port. */
export function ownAddresses(
  host: string,
  port: string,
  networks: Record<string, NetworkInterfaceInfo[] | undefined> = networkInterfaces(),
): string[] {
  if (!EVERYWHERE.has(host)) return []
  return Object.values(networks)
    .flatMap((network) => network ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => new URL(`http://${address}:${port}`).origin)
}
