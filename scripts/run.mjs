// The one entry of every npm script. Node built-ins only, and nothing newer than Node 14 in this file:
// it must be able to say in clear words that the Node it runs on is too old.
import { oldNodeMessage } from './node-version.mjs'

const commands = {
  start: () => import('./start.mjs'),
  build: () => import('./build.mjs'),
  dev: () => import('./dev.mjs'),
  storybook: () => import('./storybook.mjs'),
  test: () => import('./test.mjs'),
  'check:fast': () => import('./test.mjs'),
  'test:changed': () => import('./test.mjs'),
  lint: () => import('./inner-loop.mjs'),
  format: () => import('./inner-loop.mjs'),
  typecheck: () => import('./inner-loop.mjs'),
  'test:unit': () => import('./inner-loop.mjs'),
  'test:watch': () => import('./inner-loop.mjs'),
  'test:story': () => import('./inner-loop.mjs'),
  'test:e2e': () => import('./inner-loop.mjs'),
  requirements: () => import('./requirements.mjs'),
  baselines: () => import('./baselines.mjs'),
  bench: () => import('./bench.mjs'),
  chromatic: () => import('./chromatic.mjs'),
  accounts: () => import('./accounts.mjs'),
  backup: () => import('./backup.mjs'),
  conformance: () => import('./conformance.mjs'),
  contract: () => import('./contract.mjs'),
  stub: () => import('./stub.mjs'),
  pictures: () => import('./pictures.mjs'),
  mutate: () => import('./inner-loop.mjs'),
  restore: () => import('./backup.mjs'),
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
  console.error(`Commande inconnue « ${name} ». Commandes : ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
}
