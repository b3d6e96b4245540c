import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canApt } from './apt.mjs'
import { capture } from './process.mjs'

const DEBIAN = '/usr/lib/postgresql'

const NO_POSTGRES = [
  'PostgreSQL introuvable : les tests du serveur ne tournent que sur PGlite.',
  'Installez PostgreSQL, ou donnez le dossier de ses programmes : PG_BIN=/usr/lib/postgresql/17/bin npm test',
].join('\n')

const complete = (folder) => folder && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))

function debianFolders() {
  if (!existsSync(DEBIAN)) return []
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN, version, 'bin'))
}

async function find() {
  const asked = process.env.PG_BIN
  if (asked) return complete(asked) ? asked : undefined
  const { code, output } = await capture('pg_config', ['--bindir'])
  const onPath = code === 0 ? [output.trim()] : []
  return [...onPath, ...debianFolders(), '/opt/homebrew/bin', '/usr/local/bin'].find(complete)
}

/** The folder of PostgreSQL's programs, installed on demand as root. Resolves to {path} or {problem}. */
export async function ensurePostgres() {
  const found = await find()
  if (found) return { path: found }
  if (canApt()) {
    console.log('Installation de PostgreSQL par apt-get…')
    await aptInstall('postgresql')
  }
  const installed = await find()
  return installed ? { path: installed } : { problem: NO_POSTGRES }
}
