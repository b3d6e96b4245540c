const MINUTE = 60_000

const vitest = (...args) => ['vitest', ['run', ...args]]
// Its rules read the types: the compiler's own errors then cost a third of what another reading would.
const lint = ['oxlint', ['--type-aware', '--type-check', '--deny-warnings']]
const imports = (variant, ...entries) => [
  'depcruise',
  ['--config', `.dependency-cruiser${variant}.mjs`, '--output-type', 'err', ...entries],
]
const script = (name, ...args) => ['node', [`scripts/${name}`, ...args]]
const playwright = (...args) => ['playwright', ['test', ...args]]

const everywhere = ['check', 'test', 'test:full']

/** What only `npm run test:full` runs stands in files of this name; single tests are tagged full, journeys @full. */
const withoutFull = ['--tags-filter', '!full', '--exclude', '**/*.full.*']
/** Of a test that fails now and then, `npm test` names its second try; in full it fails. */
const noSecondTry = ['--retry', '0']
/** The tests affected since the last commit; there may be none. */
const changed = ['--changed', '--passWithNoTests']

/** The tests of the server that are about the embedded store: they open it in whatever run, and so belong to the first. */
export const aboutEmbedded = ['accounts', 'guard-rails', 'program', 'start-faults']

/**
 * Every check, in order. `tiers`: the commands that have it. `flags`: what a command adds to it. `tests`: it counts
 * tests, and fails when it names no count. `together`: may run beside its neighbours. `needs`: the program that it
 * cannot do without, unless `without` says how; `uses`: one that it takes where it is. `quarantine`: reported, not
 * decisive. docs/testing.md
 */
export const steps = [
  { id: 'format', title: 'format', tiers: everywhere, together: true, command: ['biome', ['ci']] },
  { id: 'lint', title: 'lint and types', tiers: everywhere, together: true, command: lint },
  {
    id: 'directions',
    title: 'directions',
    tiers: everywhere,
    together: true,
    command: imports('', 'packages', 'apps'),
  },
  {
    id: 'light-pages',
    title: 'light pages',
    tiers: everywhere,
    together: true,
    command: imports('.pages', 'apps/public/src/client', 'packages/ui/src/site/index.ts'),
  },
  { id: 'unused', title: 'unused', tiers: everywhere, together: true, command: ['knip', ['--no-progress']] },
  {
    id: 'requirements',
    title: 'requirements',
    tiers: everywhere,
    together: true,
    command: script('run.mjs', 'requirements'),
  },
  { id: 'weight', title: 'weight', tiers: ['test:full'], together: true, command: script('run.mjs', 'weight') },
  {
    id: 'unit',
    title: 'unit',
    tiers: everywhere,
    tests: true,
    command: vitest('--project', 'unit', '--project', 'dom', '--project', 'package'),
    flags: { check: withoutFull, test: withoutFull },
  },
  {
    id: 'server-reached',
    title: 'server, what changed reaches',
    tiers: ['check'],
    tests: true,
    command: script('run.mjs', 'reached'),
  },
  {
    id: 'server',
    title: 'server on PostgreSQL',
    tiers: ['test', 'test:full'],
    tests: true,
    needs: 'postgres',
    // The oldest that is supported is what Debian 12 has.
    fullNeeds: 'system-postgres',
    without: { title: 'server on PGlite', env: {} },
    env: { TEST_DATABASE: 'postgres' },
    command: vitest('--project', 'server'),
    flags: { test: withoutFull, 'test:full': noSecondTry },
    fullEnv: { LONG: '1' },
  },
  {
    id: 'server-embedded',
    title: 'server, embedded store',
    tiers: ['test:full'],
    tests: true,
    command: vitest('--project', 'server'),
    flags: {
      'test:full': [...noSecondTry, ...aboutEmbedded.flatMap((name) => ['--exclude', `**/${name}.test.ts`])],
    },
  },
  {
    id: 'stories',
    title: 'stories',
    tiers: everywhere,
    tests: true,
    needs: 'chromium',
    command: vitest('--config', 'vitest.stories.config.ts'),
    flags: { check: changed, 'test:full': noSecondTry },
  },
  {
    id: 'build',
    title: 'build',
    tiers: ['test', 'test:full'],
    command: script('run.mjs', 'build'),
    // Storybook takes as long again as all the rest.
    flags: { test: ['pages', 'server'] },
  },
  {
    id: 'journeys',
    title: 'journeys',
    tiers: ['test', 'test:full'],
    tests: true,
    needs: 'chromium',
    uses: 'postgres',
    // A copied database starts in half the time of a copied data directory. In full, on the store of `npm start`.
    env: { TEST_DATABASE: 'postgres' },
    fullEnv: { TEST_DATABASE: undefined },
    command: playwright(),
    flags: {
      test: ['--grep-invert', '@quarantine|@full|\\.full\\.'],
      'test:full': ['--grep-invert', '@quarantine', '--fail-on-flaky-tests'],
    },
  },
  {
    id: 'sizes',
    title: 'sizes',
    tiers: ['test:full'],
    command: ['size-limit', ['--config', 'packages/ui/.size-limit.js']],
  },
  {
    id: 'outside',
    title: 'outside',
    tiers: ['test:full'],
    tests: true,
    needs: 'chromium',
    command: script('run.mjs', 'outside'),
  },
  {
    id: 'started',
    title: 'benches and commands, for a moment',
    tiers: ['test:full'],
    tests: true,
    needs: 'chromium',
    uses: 'postgres',
    command: script('run.mjs', 'started'),
  },
  {
    id: 'mutations',
    title: 'mutations of what changed',
    tiers: ['test:full'],
    env: { MUTATE: 'changed' },
    command: ['stryker', ['run']],
  },
]

const inQuarantine = { tiers: ['test:full'], tests: true, quarantine: true, env: { QUARANTINE: '1' } }

/** The tests of docs/quarantine.md: reported, not decisive. */
const quarantined = [
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
    command: vitest('--config', 'vitest.stories.config.ts', '--passWithNoTests'),
  },
  {
    ...inQuarantine,
    id: 'quarantined-journeys',
    title: 'quarantined journeys',
    needs: 'chromium',
    uses: 'postgres',
    command: playwright('--grep', '@quarantine', '--pass-with-no-tests'),
  },
]

/** Timeout of one step, in ms. */
export const stepTimeout = 40 * MINUTE

const known = [...steps, ...quarantined]

/** A step as a command runs it. */
const within = (tier, { command: [tool, args], tiers, flags = {}, env = {}, fullEnv = {}, fullNeeds, ...step }) => ({
  ...step,
  needs: (tier === 'test:full' && fullNeeds) || step.needs,
  command: [tool, [...args, ...(flags[tier] ?? [])]],
  env: { ...env, ...(tier === 'test:full' ? fullEnv : {}) },
})

/** The steps of a command (check, test or test:full), or those of its steps that are named. Throws on an unknown name. */
export function chooseSteps(tier, names) {
  const own = known.filter(({ tiers }) => tiers.includes(tier))
  const unknown = names.filter((name) => !own.some(({ id }) => id === name))
  if (unknown.length > 0) {
    const message = `Unknown step: ${unknown.join(', ')}. Steps: ${own.map(({ id }) => id).join(', ')}`
    throw Object.assign(new Error(message), { expected: true })
  }
  return own.filter(({ id }) => names.length === 0 || names.includes(id)).map((step) => within(tier, step))
}
