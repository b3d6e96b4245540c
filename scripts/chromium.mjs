import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceWhole } from './outputs.mjs'
import { bin, capture } from './process.mjs'
import { at } from './root.mjs'

const PACKAGE = '@sparticuz/chromium'
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
const UNPACK = `import chromium from '${PACKAGE}'; await chromium.executablePath()`
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
async function packaged() {
  if (!isPackaged) return undefined
  const { version } = JSON.parse(readFileSync(at('node_modules', PACKAGE, 'package.json'), 'utf8'))
  // By version: the package takes whatever is there.
  const folder = join('node_modules/.cache', `chromium-${version}`)
  const path = at(folder, 'start')
  try {
    if (!existsSync(path)) await unpack(folder)
  } catch (error) {
    console.warn(`${PACKAGE} does not unpack: ${error.message}`)
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
  for (const find of [packaged, playwrightPath, installWithPlaywright]) {
    const path = await find()
    // Where there should be the lock file's, images that another draws differently are failures.
    if (await starts(path)) return found(path, isPackaged ? { IMAGES: '1' } : {})
  }
  return { problem: NO_CHROMIUM }
}
