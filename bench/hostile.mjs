// Attacks and faults against real server processes, on both stores. Each file of bench/hostile is a measure: `npm run
// bench hostile` runs them all, `npm run bench hostile -- races` one.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { judge } from './lib/figures.mjs'

// Lets the measures import TypeScript sources: the contract and helpers of the server's tests.
register()
const { openPlaces } = await import('./lib/places.mjs')

const folder = join(import.meta.dirname, 'hostile')
const all = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''))
const asked = process.argv.length > 2 ? process.argv.slice(2) : all

const began = performance.now()
const places = await openPlaces()
try {
  for (const name of asked) {
    const { measure } = await import(join(folder, `${name}.mjs`))
    const since = performance.now()
    console.log(name)
    try {
      for await (const figure of measure(places)) judge(figure)
    } catch (error) {
      console.error(error)
      process.exitCode = 1
    }
    console.log(`  took ${Math.round((performance.now() - since) / 1000)} s`)
  }
} finally {
  places.close()
}
console.log(`In all ${Math.round((performance.now() - began) / 1000)} s`)
// Waiting for a server that has exited, as in `faults`, would never end.
process.exit()
