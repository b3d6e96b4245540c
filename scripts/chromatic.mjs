import { install } from './install.mjs'
import { bin, expectedError, show } from './process.mjs'

/** Sends every story in our looks to Chromatic, for teams that have an account there. Nothing else depends on it. */
export async function main(args) {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw expectedError(
      'Chromatic needs the token of your project: CHROMATIC_PROJECT_TOKEN=… npm run chromatic. Nothing is missing without an account: npm test compares the images on this machine.',
    )
  }
  await install()
  const built = await show(bin('storybook'), [
    'build',
    '--config-dir',
    'packages/storybook/config',
    '--quiet',
    '--disable-telemetry',
  ])
  if (built !== 0) throw expectedError('Storybook could not be built: see above.')
  const sends = ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', '--exit-once-uploaded', '--zip']
  process.exitCode = await show(bin('chromatic'), [...sends, ...args])
}
