import { readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { expectedError, followParent, show, stopOnSignal } from './process.mjs'
import { at } from './root.mjs'

/** Runs bench/NAME.mjs for each name given, or all of them, against the built server. */
export async function main(names) {
  followParent()
  stopOnSignal()
  const all = readdirSync(at('bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -4))
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw expectedError(`Mesure inconnue : ${unknown.join(', ')}. Mesures : ${all.join(', ')}`)
  await install()
  await build()
  const chromium = await ensureChromium()
  for (const name of names.length > 0 ? names : all) {
    console.log(`\n── ${name}`)
    const code = await show(process.execPath, [at('bench', `${name}.mjs`)], {
      env: chromium.path ? { CHROMIUM_PATH: chromium.path } : {},
    })
    if (code !== 0) process.exitCode = 1
  }
}
