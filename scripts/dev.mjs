import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'

/** The server from its sources, both apps with hot reload, on one port. The server restarts when its sources change. */
export async function main(args) {
  followParent()
  stopOnSignal()
  await install()
  process.exitCode = await show(bin('tsx'), ['watch', '--clear-screen=false', 'apps/server/src/dev.ts', ...args])
}
