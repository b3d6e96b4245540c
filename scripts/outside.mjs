import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { prepareConsumers } from './packages/pack.mjs'
import { bin, expectedError, show } from './process.mjs'
import { ensureChromium } from './programs.mjs'

/** Installs the packed packages in folders outside the workspace and checks them there; words go to Playwright. */
export async function main(words) {
  await install()
  await build(['packages'])
  const folder = mkdtempSync(join(tmpdir(), 'potager-outside-'))
  try {
    const [chromium] = await Promise.all([ensureChromium(), prepareConsumers(folder)])
    if (chromium.problem) throw expectedError(chromium.problem)
    const env = { ...chromium.env, OUTSIDE_FOLDER: folder }
    process.exitCode = await show(bin('playwright'), ['test', '--config', 'outside/playwright.config.ts', ...words], {
      env,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
