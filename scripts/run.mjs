// The entry of every npm script. Node built-ins only, and nothing newer than Node 14 in this file: it has to run on an
// outdated Node to say that it is too old.
import { oldNodeMessage } from './node-version.mjs'

const commands = {
  start: () => import('./start.mjs'),
  build: () => import('./build.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./test.mjs'),
  'test:full': () => import('./test.mjs'),
  'test:stress': () => import('./test.mjs'),
  requirements: () => import('./requirements.mjs'),
  bench: () => import('./bench.mjs'),
  changes: () => import('./changes.mjs'),
  chromatic: () => import('./chromatic.mjs'),
  contract: () => import('./contract.mjs'),
  outside: () => import('./outside.mjs'),
  reached: () => import('./reached.mjs'),
  started: () => import('./started.mjs'),
  pictures: () => import('./pictures.mjs'),
  weight: () => import('./weight.mjs'),
}

const [name, ...args] = process.argv.slice(2)
const tooOld = oldNodeMessage(process.versions.node)
const load = commands[name] || (() => import('./tool.mjs'))

if (tooOld) {
  console.error(tooOld)
  process.exitCode = 1
} else {
  Promise.all([load(), import('./process.mjs')])
    .then(([command, { followParent, stopOnSignal }]) => {
      followParent()
      stopOnSignal()
      return command.main(args, name)
    })
    .catch((error) => {
      console.error(error.expected ? `\n${error.message}` : error)
      process.exit(1)
    })
}
