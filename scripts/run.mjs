// The entry of every npm script. Node built-ins only, and nothing newer than Node 14 in this file: it has to run on an
// outdated Node to say that it is too old.
import { oldNodeMessage } from './node-version.mjs'

const commands = {
  start: () => import('./start.mjs'),
  build: () => import('./build.mjs'),
  dev: () => import('./tool.mjs'),
  storybook: () => import('./tool.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./test.mjs'),
  'test:full': () => import('./test.mjs'),
  'test:stress': () => import('./test.mjs'),
  lint: () => import('./tool.mjs'),
  format: () => import('./tool.mjs'),
  typecheck: () => import('./tool.mjs'),
  'test:unit': () => import('./tool.mjs'),
  'test:watch': () => import('./tool.mjs'),
  'test:story': () => import('./tool.mjs'),
  'test:e2e': () => import('./tool.mjs'),
  requirements: () => import('./requirements.mjs'),
  bench: () => import('./bench.mjs'),
  changes: () => import('./changes.mjs'),
  chromatic: () => import('./chromatic.mjs'),
  accounts: () => import('./tool.mjs'),
  backup: () => import('./tool.mjs'),
  conformance: () => import('./tool.mjs'),
  contract: () => import('./contract.mjs'),
  outside: () => import('./outside.mjs'),
  reached: () => import('./reached.mjs'),
  started: () => import('./started.mjs'),
  stub: () => import('./tool.mjs'),
  pictures: () => import('./pictures.mjs'),
  mutate: () => import('./tool.mjs'),
  restore: () => import('./tool.mjs'),
  weight: () => import('./weight.mjs'),
}

const [name, ...args] = process.argv.slice(2)
const tooOld = oldNodeMessage(process.versions.node)
const load = commands[name]

if (tooOld) {
  console.error(tooOld)
  process.exitCode = 1
} else if (load) {
  load()
    .then((command) => command.main(args, name))
    .catch((error) => {
      console.error(error.expected ? `\n${error.message}` : error)
      process.exit(1)
    })
} else {
  console.error(`Unknown command ${name}. Commands: ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
}
