import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'

/** Compares a backend with the contract: npm run conformance -- --base URL. */
export async function main(args) {
  followParent()
  stopOnSignal()
  await install()
  process.exitCode = await show(bin('tsx'), ['apps/server/src/conformance/command.ts', ...args])
}
