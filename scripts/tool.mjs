import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { ensurePostgres } from './postgres.mjs'
import { bin, expectedError, followParent, show, stopOnSignal } from './process.mjs'
import { chooseSteps } from './steps.mjs'

/** The step that a command below runs alone, on the terminal, with what only a full run has. */
const stepOf = (id) => chooseSteps('test:full', [id])[0]

const tsx = (...args) => ({ command: ['tsx', args] })

const tools = {
  lint: stepOf('lint'),
  format: { command: ['biome', ['check', '--write']] },
  // Types alone, and quicker again: what did not change is not checked twice.
  typecheck: {
    command: [
      'tsc',
      ['-b', 'packages/domain', 'packages/ui', 'packages/admin-kit', 'apps/admin', 'apps/public', 'apps/server', '.'],
    ],
  },
  'test:unit': stepOf('unit'),
  'test:watch': { command: ['vitest', ['--project', 'unit', '--project', 'dom']] },
  'test:story': stepOf('stories'),
  // With traces of failures, which a whole run has no time for.
  'test:e2e': { ...stepOf('journeys'), command: ['playwright', ['test', '--trace', 'retain-on-failure']], built: true },
  mutate: { command: ['stryker', ['run']] },
  // The server from its sources, both apps with hot reload, on one port; restarts when its sources change.
  dev: tsx('watch', '--clear-screen=false', 'apps/server/src/dev.ts'),
  storybook: { command: ['storybook', ['dev', '--ci', '--disable-telemetry', '-p', '6006']] },
  // On the database of the current settings.
  accounts: tsx('apps/server/src/tools/accounts.ts'),
  backup: tsx('apps/server/src/tools/backup.ts', 'backup'),
  restore: tsx('apps/server/src/tools/backup.ts', 'restore'),
  // The whole contract on port 4000, with in-memory demonstration data.
  stub: tsx('apps/server/src/tools/stub.ts'),
  conformance: tsx('apps/server/src/conformance/command.ts'),
}

/**
 * The commands that run a single tool, after installing what it needs. Further arguments go to the tool: flags, or for
 * tests a common part of the file paths.
 */
export async function main(words, name) {
  followParent()
  stopOnSignal()
  const {
    command: [tool, args],
    needs,
    uses,
    built,
  } = tools[name]
  await install()
  const chromium = needs === 'chromium' ? await ensureChromium() : {}
  if (chromium.problem) throw expectedError(chromium.problem)
  const postgres = uses === 'postgres' ? await ensurePostgres() : {}
  if (built) await build()
  const env = { ...chromium.env, ...postgres.env }
  process.exitCode = await show(bin(tool), [...args, ...words], { env })
}
