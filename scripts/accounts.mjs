import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'

/** Lists accounts (--list) or lets new ones in (--approve NAME), on the database that the settings name. */
export async function main(args) {
  followParent()
  stopOnSignal()
  await install()
  process.exitCode = await show(bin('tsx'), ['apps/server/src/accounts.ts', ...args])
}
