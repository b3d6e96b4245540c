import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'

/** A backend of the whole contract on port 4000, with demonstration data that it forgets when it stops. */
export async function main() {
  followParent()
  stopOnSignal()
  await install()
  process.exitCode = await show(bin('tsx'), ['apps/server/src/stub.ts'])
}
