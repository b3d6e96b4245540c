import { rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'
import { chooseSteps } from './steps.mjs'

const kept = '.storybook/baselines'

/**
 * Takes the stories' reference images: without arguments all of them, and records this machine; with story files only
 * theirs, on the recorded machine.
 */
export async function main(files) {
  followParent()
  stopOnSignal()
  await install()
  const chromium = await ensureChromium()
  if (chromium.problem) throw Object.assign(new Error(chromium.problem), { expected: true })
  if (files.length === 0)
    for (const name of ['images', 'machine.json']) rmSync(`${kept}/${name}`, { recursive: true, force: true })
  const [
    {
      command: [tool, args],
    },
  ] = chooseSteps('test', ['stories'])
  const env = { ...process.env, BASELINES: 'take', CHROMIUM_PATH: chromium.path }
  process.exitCode = await show(bin(tool), [args, files].flat(), { env })
  console.log(`\nÀ relire avant d’enregistrer : git status ${kept}`)
}
