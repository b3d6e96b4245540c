import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'

/** npm run backup and npm run restore, on the database that the settings name. */
export async function main(args, command) {
  followParent()
  stopOnSignal()
  await install()
  process.exitCode = await show(bin('tsx'), ['apps/server/src/backup/command.ts', command, ...args])
}
