import { build } from './build.mjs'
import { install } from './install.mjs'
import { bin, expectedError, show } from './process.mjs'
import { ensureChromium, ensurePostgres } from './programs.mjs'
import { chooseSteps } from './steps.mjs'

/** The step that a command below runs alone, on the terminal, with what only a full run has. */
const stepOf = (id) => chooseSteps('test:full', [id])[0]
const only = (...command) => ({ command })
const projects = [
  'packages/domain',
  'packages/conformance',
  'packages/ui',
  'packages/admin-kit',
  'apps/admin',
  'apps/public',
  'apps/server',
  '.',
]

const tools = {
  lint: stepOf('lint'),
  format: only('biome', 'check', '--write'),
  // Types alone, and quicker again: what did not change is not checked twice.
  typecheck: only('tsc', '-b', ...projects),
  'test:unit': stepOf('unit'),
  'test:watch': only('vitest', '--project', 'unit', '--project', 'dom'),
  'test:story': stepOf('stories'),
  // With traces of failures, which a whole run has no time for.
  'test:e2e': { ...stepOf('journeys'), command: ['playwright', 'test', '--trace', 'retain-on-failure'], built: true },
  mutate: only('stryker', 'run'),
  // The server from its sources, both apps with hot reload, on one port; restarts when its sources change.
  dev: only('tsx', 'watch', '--clear-screen=false', 'apps/server/src/dev.ts'),
  storybook: only(
    'storybook',
    'dev',
    '--config-dir',
    'packages/storybook/config',
    '--ci',
    '--disable-telemetry',
    '-p',
    '6006',
  ),
  // On the database of the current settings.
  accounts: only('tsx', 'apps/server/src/tools/accounts.ts'),
  backup: only('tsx', 'apps/server/src/tools/backup.ts', 'backup'),
  restore: only('tsx', 'apps/server/src/tools/backup.ts', 'restore'),
  // The whole contract on port 4000, with in-memory demonstration data.
  stub: only('tsx', 'apps/server/src/tools/stub.ts'),
  conformance: only('tsx', 'packages/conformance/src/command.ts'),
}

/**
 * The commands that run a single tool, after installing what it needs. Further arguments go to the tool: flags, or for
 * tests a common part of the file paths.
 */
export async function main(words, name) {
  if (!Object.hasOwn(tools, name)) throw expectedError(`Unknown command ${name}. Commands: docs/commands.md`)
  const { command, needs, uses, built } = tools[name]
  await install()
  const chromium = needs === 'chromium' ? await ensureChromium() : {}
  if (chromium.problem) throw expectedError(chromium.problem)
  const postgres = uses === 'postgres' ? await ensurePostgres() : {}
  if (built) await build()
  const [tool, ...args] = command
  process.exitCode = await show(bin(tool), [...args, ...words], { env: { ...chromium.env, ...postgres.env } })
}
