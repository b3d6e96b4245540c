import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { explain } from '../explain.ts'
import { writeBackup } from './dump.ts'
import { restoreBackup } from './restore.ts'

const USAGE =
  'Usage : npm run backup -- [FICHIER], ou npm run restore -- FICHIER, sur la base que désignent DATABASE_URL ou DATA_DIR'

const print = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

type Request = { name: 'backup' | 'restore'; file?: string }

function readRequest(): Request {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [name, file, ...more] = positionals
    if (more.length === 0 && name === 'backup') return file ? { name, file: resolve(file) } : { name }
    if (more.length === 0 && name === 'restore' && file) return { name, file: resolve(file) }
  } catch {
    // What parseArgs says is English, and says no more than the usage does.
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

async function run(config: Config, { name, file }: Request): Promise<void> {
  if (name === 'backup' && !config.databaseUrl && !existsSync(join(config.dataDir, 'pg'))) {
    throw new ConfigError(`Pas de données dans ${config.dataDir} : corrigez DATA_DIR ou DATABASE_URL.`)
  }
  const db = await openDatabase(config, (work, error) => complain(`${work} failed: ${String(error)}`))
  try {
    if (name === 'backup') await backup(db, config, file)
    else if (file) {
      const rows = await restoreBackup(db, file)
      print(`${rows} lignes restaurées dans ${config.databaseUrl ? 'la base de DATABASE_URL' : config.dataDir}.`)
    }
  } finally {
    await db.close()
  }
}

let config: Config | undefined
try {
  const request = readRequest()
  config = readConfig(process.env)
  await run(config, request)
} catch (error) {
  const explanation = explain(error, config)
  if (explanation === null) throw error
  complain(explanation)
  process.exitCode = 1
}
