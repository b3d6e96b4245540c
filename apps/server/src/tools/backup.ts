import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '../base/config.ts'
import { print, runCommand } from '../command.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { writeBackup } from '../setup/backup/dump.ts'
import { restoreBackup } from '../setup/backup/restore.ts'

const USAGE =
  'Usage : npm run backup -- [FICHIER], ou npm run restore -- FICHIER, sur la base que désignent DATABASE_URL ou DATA_DIR'

type Request = { name: 'backup' | 'restore'; file?: string }

function readRequest(): Request {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [name, file, ...more] = positionals
    if (more.length === 0 && name === 'backup') return file ? { name, file: resolve(file) } : { name }
    if (more.length === 0 && name === 'restore' && file) return { name, file: resolve(file) }
  } catch {
    // parseArgs reports in English, and says no more than the usage.
  }
  throw new ConfigError(USAGE)
}

async function backup(db: Database, config: Config, file: string | undefined): Promise<void> {
  await migrate(db)
  const folder = config.backupDir ?? resolve('backups')
  const made = await writeBackup(db, file ? { folder, file } : { folder })
  print(
    `${made.rows} lignes sauvegardées dans ${made.file} (mots de passe chiffrés et secrets compris : gardez-le à l’abri).`,
  )
}

await runCommand({
  read: readRequest,
  check: ({ name }, { databaseUrl, dataDir }) => {
    if (name === 'restore' || databaseUrl || existsSync(join(dataDir, 'pg'))) return
    throw new ConfigError(`Pas de données dans ${dataDir} : corrigez DATA_DIR ou DATABASE_URL.`)
  },
  run: async (db, { name, file }, config) => {
    if (name === 'backup') await backup(db, config, file)
    else if (file) {
      const { rows, erased } = await restoreBackup(db, file, config.backupDir ? [config.backupDir] : [])
      print(`${rows} lignes restaurées dans ${config.databaseUrl ? 'la base de DATABASE_URL' : config.dataDir}.`)
      if (erased > 0) print(`Personnes effacées depuis cette sauvegarde, effacées de nouveau : ${erased}.`)
    }
  },
})
