import { readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { expectedError, show } from './process.mjs'
import { ensureChromium, ensurePostgres } from './programs.mjs'
import { at } from './root.mjs'

/** The names of all measures. */
export const measures = () =>
  readdirSync(at('bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))

/** Runs bench/NAME.mjs for each name given, or all of them, against the built server. */
export async function main(names) {
  const unknown = names.filter((name) => !measures().includes(name))
  if (unknown.length > 0)
    throw expectedError(`Mesure inconnue : ${unknown.join(', ')}. Mesures : ${measures().join(', ')}`)
  await install()
  await build()
  const env = { ...(await ensureChromium()).env, ...(await ensurePostgres()).env }
  for (const name of names.length > 0 ? names : measures()) {
    console.log(`\n── ${name}`)
    if ((await show(process.execPath, [at('bench', `${name}.mjs`)], { env })) !== 0) process.exitCode = 1
  }
}
