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

/** Of a test that fails now and then, `npm test` names its second try; here it fails. */
const noSecondTry = ['--retry', '0']

/** Further flags to run only tests affected since the last commit; there may be none. */
const changed = ['--changed', '--passWithNoTests']

/**
 * Every step of `npm test`, in order. `tests`: it counts tests, and fails when it names no count. `together`: may run
 * beside its neighbours. `fast`: part of `npm run check:fast`, with `fastCommand` in place of `command` where that does
 * less. `npm run test:changed` runs those with a `changedCommand`, and the fast ones as they are; `npm run test:full` all
 * of them, with `fullFlags`, and then `quarantined`.
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
  {
    id: 'server',
    title: 'server (PGlite)',
    tests: true,
    command: vitest('--project', 'server'),
    fullFlags: noSecondTry,
  },
  {
    id: 'server-pg',
    title: 'server (PostgreSQL)',
    tests: true,
    needs: 'postgres',
    optional: true,
    env: { TEST_DATABASE: 'postgres' },
    command: vitest('--project', 'server'),
    fullFlags: noSecondTry,
  },
  {
    id: 'stories',
    title: 'stories',
    tests: true,
    needs: 'chromium',
    command: stories(),
    changedCommand: stories(...changed),
    fullFlags: noSecondTry,
  },
  { id: 'build', title: 'build', command: script('run.mjs', 'build') },
  { id: 'outside', title: 'outside', tests: true, needs: 'chromium', command: script('run.mjs', 'outside') },
  {
    id: 'journeys',
    title: 'journeys',
    tests: true,
    needs: 'chromium',
    uses: 'postgres',
    command: ['playwright', ['test', '--grep-invert', '@quarantine']],
    fullFlags: ['--fail-on-flaky-tests'],
  },
]

const inQuarantine = { tests: true, quarantine: true, env: { QUARANTINE: '1' } }

/** The tests of docs/quarantine.md: reported, not decisive. */
export const quarantined = [
  {
    ...inQuarantine,
    id: 'quarantined-tests',
    title: 'quarantined tests',
    command: vitest('--tags-filter', 'quarantine', '--passWithNoTests'),
  },
  {
    ...inQuarantine,
    id: 'quarantined-stories',
    title: 'quarantined stories',
    needs: 'chromium',
    command: stories('--passWithNoTests'),
  },
  {
    ...inQuarantine,
    id: 'quarantined-journeys',
    title: 'quarantined journeys',
    needs: 'chromium',
    uses: 'postgres',
    command: ['playwright', ['test', '--grep', '@quarantine', '--pass-with-no-tests']],
  },
]

const inFull = ({ command: [tool, args], fullFlags = [], ...step }) => ({
  ...step,
  command: [tool, [...args, ...fullFlags]],
})

/** Timeout of one step, in ms. */
export const stepTimeout = 40 * MINUTE

/** The steps of a command, or those named on its command line. Throws on an unknown name. */
export function chooseSteps(command, names) {
  const known = command === 'test:full' ? [...steps.map(inFull), ...quarantined] : steps
  const unknown = names.filter((name) => !known.some((step) => step.id === name))
  if (unknown.length > 0) {
    const message = `Étape inconnue : ${unknown.join(', ')}. Étapes : ${known.map((step) => step.id).join(', ')}`
    throw Object.assign(new Error(message), { expected: true })
  }
  if (names.length > 0) return known.filter((step) => names.includes(step.id))
  if (command === 'test' || command === 'test:full') return known
  const variant = command === 'check:fast' ? 'fastCommand' : 'changedCommand'
  return steps
    .filter((step) => step.fast || step[variant])
    .map((step) => ({ ...step, command: step[variant] ?? step.command }))
}
