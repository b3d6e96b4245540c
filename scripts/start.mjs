import { pathToFileURL } from 'node:url'
import { build, noteHouse, storybookIsBuilt } from './build.mjs'
import { install } from './install.mjs'
import { killAll, leaveSignals, show } from './process.mjs'
import { at } from './root.mjs'

/**
 * Builds the pages beside the starting server. Resolves to false when interrupted by a signal, which the server
 * handles.
 */
function buildPages() {
  let stopped = false
  const stop = () => {
    stopped = true
    killAll()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return build(['pages'], { compress: false })
    .then(
      () => true,
      (error) => {
        if (stopped) return false
        throw error
      },
    )
    .finally(() => process.off('SIGINT', stop).off('SIGTERM', stop))
}

// Exit codes of a command ended by Ctrl-C or SIGTERM.
const STOPPED = [130, 143]

/** Builds Storybook in a child process that ends with this one. Resolves to whether it succeeded. */
async function buildStorybook() {
  const command = [at('scripts/run.mjs'), 'build', 'storybook']
  const code = await show(process.execPath, command, { gently: true }).catch((error) => {
    console.error(error.message)
    return 1
  })
  if (code === 0) console.log('Storybook est prêt : /storybook/')
  else if (!STOPPED.includes(code))
    console.error(
      '\nStorybook n’a pas pu être construit : la cause est ci-dessus, tout le reste fonctionne.\n' +
        'Une fois corrigée, « npm run build storybook » dans une autre fenêtre suffit, sans arrêter le serveur.',
    )
  return code === 0
}

/**
 * Installs and builds what changed, and runs the server in this process, so that it receives signals directly. The
 * server prepares its database while its pages are built. Compression, and Storybook where it is served, follow in the
 * background, because few people wait for them.
 */
export async function main() {
  await install('serving')
  await build(['server'])
  leaveSignals()
  process.env.NODE_ENV ??= 'production'
  let storybook
  // Evaluated on first request: fingerprinting its sources would delay the first answer.
  const storybookState = () => {
    storybook ??= storybookIsBuilt() ? 'none' : 'building'
    return storybook
  }
  const site = buildPages()
  const { serve } = await import(pathToFileURL(at('apps/server/dist/serve.js')).href)
  const running = await serve({ site, storybook: storybookState })
  noteHouse(running.url)
  // Until compression is done, or if it fails, files are served uncompressed.
  await build(['pages']).catch((error) => console.error(error.message))
  if (running.storybook && storybookState() === 'building') storybook = (await buildStorybook()) ? 'none' : 'failed'
}
