import { install } from './install.mjs'
import { bin, expectedError, followParent, show, stopOnSignal } from './process.mjs'

/** Sends every story in our looks to Chromatic, for teams that have an account there. Nothing else depends on it. */
export async function main(args) {
  followParent()
  stopOnSignal()
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw expectedError(
      'Chromatic a besoin du jeton de votre projet : CHROMATIC_PROJECT_TOKEN=… npm run chromatic. Sans compte, rien ne vous manque : npm test compare déjà les images sur votre machine.',
    )
  }
  await install()
  const built = await show(bin('storybook'), ['build', '--quiet', '--disable-telemetry'])
  if (built !== 0) throw expectedError('Storybook ne se construit pas ; le message est au-dessus.')
  process.exitCode = await show(bin('chromatic'), ['--config-file', 'chromatic.config.json', ...args])
}
