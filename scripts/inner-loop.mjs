import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { bin, expectedError, followParent, show, stopOnSignal } from './process.mjs'

const loops = {
  'test:watch': { args: ['--project', 'unit', '--project', 'dom'] },
  story: { args: ['run', '--config', 'vitest.stories.config.ts'], browser: true },
  journey: { args: ['run', '--config', 'vitest.e2e.config.ts'], browser: true, built: true },
}

/** npm run test:watch, story and journey: the files whose path holds one of the words given, without the other steps. */
export async function main(words, name) {
  followParent()
  stopOnSignal()
  const { args, browser, built } = loops[name]
  await install()
  const chromium = browser ? await ensureChromium() : {}
  if (chromium.problem) throw expectedError(chromium.problem)
  if (built) await build()
  const env = chromium.path ? { CHROMIUM_PATH: chromium.path } : {}
  process.exitCode = await show(bin('vitest'), [...args, ...words], { env })
}
