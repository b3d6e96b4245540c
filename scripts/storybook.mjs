import { install } from './install.mjs'
import { bin, followParent, show, stopOnSignal } from './process.mjs'

/** Storybook with hot reload on port 6006 (another one with `-- -p 6007`). */
export async function main(args) {
  followParent()
  stopOnSignal()
  await install()
  const port = args.includes('-p') ? [] : ['-p', '6006']
  process.exitCode = await show(bin('storybook'), ['dev', '--ci', '--disable-telemetry', ...port, ...args])
}
