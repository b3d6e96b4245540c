const MINUTE = 60_000

const vitest = (...args) => ['vitest', ['run', ...args]]
// Its rules read the types: the compiler's own errors then cost a third of what another reading would.
const lint = ['oxlint', ['--type-aware', '--type-check', '--deny-warnings']]
const stories = (...flags) => vitest('--config', 'vitest.stories.config.ts', ...flags)
const imports = (variant, ...entries) => [
  'depcruise',
  ['--config', `.dependency-cruiser${variant}.mjs`, '--output-type', 'err', ...entries],
]
const script = (name, ...args) => ['node', [`scripts/${name}`, ...args]]

/** Further flags to run only tests affected since the last commit; there may be none. */
const changed = ['--changed', '--passWithNoTests']

/**
 * Every step of `npm test`, in order. `tests`: it counts tests, and fails when it names no count. `together`: may run
 * beside its neighbours. `fast`: part of `npm run check:fast`, with `fastCommand` in place of `command` where that does
 * less. `npm run test:changed` runs those with a `changedCommand`, and the fast ones as they are.
 */
export const steps = [
  { id: 'format', title: 'format', fast: true, together: true, command: ['biome', ['ci']] },
  { id: 'lint', title: 'lint and types', fast: true, together: true, command: lint },
  { id: 'directions', title: 'directions', fast: true, together: true, command: imports('', 'packages', 'apps') },
  {
    id: 'light-pages',
    title: 'light pages',
    fast: true,
    together: true,
    command: imports('.pages', 'apps/public/src/client', 'packages/ui/src/site/index.ts'),
  },
  { id: 'unused', title: 'unused', together: true, command: ['knip', ['--no-progress']] },
  { id: 'requirements', title: 'requirements', together: true, command: script('run.mjs', 'requirements') },
  {
    id: 'unit',
    title: 'unit',
    tests: true,
    fast: true,
    command: vitest('--project', 'unit', '--project', 'dom', '--project', 'package'),
    fastCommand: vitest('--project', 'unit', 'packages/domain'),
    changedCommand: vitest('--project', 'unit', '--project', 'dom', ...changed),
  },
  { id: 'server', title: 'server (PGlite)', tests: true, command: vitest('--project', 'server') },
  {
    id: 'server-pg',
    title: 'server (PostgreSQL)',
    tests: true,
    needs: 'postgres',
    optional: true,
    env: { TEST_DATABASE: 'postgres' },
    command: vitest('--project', 'server'),
  },
  {
    id: 'stories',
    title: 'stories',
    tests: true,
    needs: 'chromium',
    command: stories(),
    changedCommand: stories(...changed),
  },
  { id: 'build', title: 'build', command: script('run.mjs', 'build') },
  { id: 'outside', title: 'outside', tests: true, needs: 'chromium', command: script('run.mjs', 'outside') },
  {
    id: 'journeys',
    title: 'journeys',
    tests: true,
    needs: 'chromium',
    uses: 'postgres',
    command: ['playwright', ['test']],
  },
]

/** Timeout of one step, in ms. */
export const stepTimeout = 40 * MINUTE

/** The steps of a command, or those named on its command line. Throws on an unknown name. */
export function chooseSteps(command, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.id === name))
  if (unknown.length > 0) {
    const message = `Étape inconnue : ${unknown.join(', ')}. Étapes : ${steps.map((step) => step.id).join(', ')}`
    throw Object.assign(new Error(message), { expected: true })
  }
  if (names.length > 0) return steps.filter((step) => names.includes(step.id))
  if (command === 'test') return steps
  const variant = command === 'check:fast' ? 'fastCommand' : 'changedCommand'
  return steps
    .filter((step) => step.fast || step[variant])
    .map((step) => ({ ...step, command: step[variant] ?? step.command }))
}
