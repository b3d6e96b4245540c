import { existsSync, readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { ensurePostgres } from './postgres.mjs'
import { expectedError, followParent, show, stopOnSignal } from './process.mjs'
import { at } from './root.mjs'

export const measuresIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -4))

export const partsOf = (name) => (existsSync(at('bench', name)) ? measuresIn(at('bench', name)) : [])

function readNames(names) {
  const all = measuresIn(at('bench'))
  const asked = []
  for (const name of names) {
    const last = asked.at(-1)
    if (all.includes(name)) asked.push({ name, parts: [] })
    else if (last && partsOf(last.name).includes(name)) last.parts.push(name)
    else {
      const known = all.flatMap((one) => [one, ...partsOf(one).map((part) => `${one} ${part}`)])
      throw expectedError(`Mesure inconnue : ${name}. Mesures : ${known.join(', ')}`)
    }
  }
  return asked.length > 0 ? asked : all.map((name) => ({ name, parts: [] }))
}

/** Runs bench/NAME.mjs for each name given, or all of them, against the built server. */
export async function main(names) {
  followParent()
  stopOnSignal()
  const asked = readNames(names)
  await install()
  await build()
  const env = { ...(await ensureChromium()).env, ...(await ensurePostgres()).env }
  for (const { name, parts } of asked) {
    console.log(`\n── ${name}`)
    const code = await show(process.execPath, [at('bench', `${name}.mjs`), ...parts], { env })
    if (code !== 0) process.exitCode = 1
  }
}
