import { existsSync } from 'node:fs'
import { aptInstall, canApt } from './apt.mjs'
import { bin, capture } from './process.mjs'

/**
 * Usual paths of browsers, headless shells first: the tests need no window, and contexts open twice as fast in them.
 */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const NO_CHROMIUM = [
  'Aucun navigateur Chromium utilisable, et son installation a échoué.',
  'Installez Chromium ou Google Chrome, ou donnez son chemin : CHROMIUM_PATH=/chemin/vers/chromium npm test',
].join('\n')

/** Whether the browser at `path` starts: an executable may exist without its system libraries. */
async function starts(path) {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  return (await capture(path, ['--version', '--no-sandbox'], { timeout: 20_000 })).code === 0
}

async function playwrightPath() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

async function installWithPlaywright() {
  console.log('Chromium introuvable : installation par Playwright…')
  const { code } = await capture(bin('playwright'), ['install', 'chromium'], { timeout: 300_000 })
  return code === 0 ? firstThatStarts([await playwrightPath()]) : undefined
}

async function installWithApt() {
  if (!canApt()) return undefined
  console.log('Installation de Chromium par apt-get…')
  // Not every system packages the headless shell.
  const installed = (await aptInstall('chromium-headless-shell')) || (await aptInstall('chromium'))
  return installed ? firstThatStarts(PLACES) : undefined
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's, else installs one: as root the system's,
 * which the reference images are taken with, else Playwright's. Resolves to {path}, or {problem} as a message.
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    return (await starts(asked))
      ? { path: asked }
      : { problem: `CHROMIUM_PATH=${asked} ne démarre pas.\n${NO_CHROMIUM}` }
  }
  const path =
    (await firstThatStarts([...PLACES, await playwrightPath()])) ??
    (await installWithApt()) ??
    (await installWithPlaywright())
  return path ? { path } : { problem: NO_CHROMIUM }
}
