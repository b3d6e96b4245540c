import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { followParent, stopOnSignal } from './process.mjs'
import { at } from './root.mjs'

/** Installs and builds what changed, then runs the server in this process, so that it receives every signal itself. */
export async function main() {
  followParent()
  const leaveSignals = stopOnSignal()
  await install()
  await build()
  leaveSignals()
  process.env.NODE_ENV ??= 'production'
  await import(pathToFileURL(at('apps/server/dist/main.js')).href)
}
