// The one entry of every npm script. Node built-ins only, and nothing newer than Node 14 in this file:
// it must be able to say in clear words that the Node it runs on is too old.
import { oldNodeMessage } from './node-version.mjs'

const commands = {
  start: './start.mjs',
  test: './test.mjs',
  'check:fast': './test.mjs',
  dev: './dev.mjs',
  storybook: './storybook.mjs',
  bench: './bench.mjs',
  build: './build.mjs',
  requirements: './requirements.mjs',
}

const [name, ...args] = process.argv.slice(2)
const tooOld = oldNodeMessage(process.versions.node)

if (tooOld) {
  console.error(tooOld)
  process.exitCode = 1
} else if (!commands[name]) {
  console.error(`Commande inconnue « ${name} ». Commandes : ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
} else {
  import(commands[name])
    .then((command) => command.main(args, name))
    .catch((error) => {
      console.error(error.expected ? `\n${error.message}` : error)
      process.exit(1)
    })
}
