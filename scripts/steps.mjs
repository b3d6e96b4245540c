import { expectedError } from './process.mjs'

const vitest = (...args) => ['vitest', 'run', ...args]
const own = (name, ...args) => ['node', 'scripts/run.mjs', name, ...args]
const playwright = (...args) => ['playwright', 'test', ...args]
const imports = (variant, ...entries) =>
  ['depcruise', '--config', `.dependency-cruiser${variant}.mjs`, '--output-type', 'err'].concat(entries)

const everywhere = ['check', 'test', 'test:full']

/** What only `npm run test:full` runs stands in files of this name; single tests are tagged full, journeys @full. */
const withoutFull = ['--tags-filter', '!full', '--exclude', '**/*.full.*']
/** Of a test that fails now and then, `npm test` names its second try; in full it fails. */
const noSecondTry = ['--retry', '0']
/** The tests affected since the last commit; there may be none. */
const changed = ['--changed', '--passWithNoTests']

/** The tests of the server that are about the embedded store: they open it in whatever run, and so belong to the first. */
export const aboutEmbedded = ['accounts', 'guard-rails', 'program']

/** What takes seconds on one processor, beside others of its kind. */
const light = (id, title, ...command) => ({ id, title, tiers: everywhere, together: true, command })

/** A test of docs/quarantine.md: reported, not decisive. */
const quarantined = (kind, command, programs) => ({
  id: `quarantined-${kind}`,
  title: `quarantined ${kind}`,
  tiers: ['test:full'],
  tests: true,
  quarantine: true,
  env: { QUARANTINE: '1' },
  command,
  ...programs,
})

/**
 * Every check, in order. `tiers`: the commands that have it. `flags`: what a command adds to it. `tests`: it counts
 * tests, and fails when it names no count. `together`: may run beside its neighbours. `needs`: the program that it
 * cannot do without, unless `without` says how; `uses`: one that it takes where it is. `full`: what is otherwise in a
 * full run. docs/testing.md
 */
export const steps = [
  light('format', 'format', 'biome', 'ci'),
  // Its rules read the types: the compiler's own errors then cost a third of what another reading would.
  light('lint', 'lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  light('directions', 'directions', ...imports('', 'packages', 'apps')),
  light('light-pages', 'light pages', ...imports('.pages', 'apps/public/src/client', 'packages/ui/src/site/index.ts')),
  light('unused', 'unused', 'knip', '--no-progress'),
  light('requirements', 'requirements', ...own('requirements')),
  light('weight', 'weight', ...own('weight')),
  light('sizes', 'sizes', 'size-limit', '--config', 'packages/ui/.size-limit.js'),
  {
    id: 'server',
    title: 'server on PostgreSQL',
    tiers: ['test', 'test:full'],
    tests: true,
    // A quarter of its time it waits for the disk: the unit tests, then the stories, run beside it.
    together: true,
    needs: 'postgres',
    without: { title: 'server on PGlite', env: {} },
    env: { TEST_DATABASE: 'postgres' },
    command: vitest('--project', 'server'),
    flags: { test: withoutFull, 'test:full': noSecondTry },
    // The oldest that is supported is what Debian 12 has.
    full: { needs: 'system-postgres', env: { TEST_DATABASE: 'postgres', LONG: '1' } },
  },
  {
    id: 'unit',
    title: 'unit',
    tiers: everywhere,
    tests: true,
    together: true,
    command: vitest('--project', 'unit', '--project', 'dom', '--project', 'package'),
    flags: { check: withoutFull, test: withoutFull },
  },
  {
    id: 'server-reached',
    title: 'server, what changed reaches',
    tiers: ['check'],
    tests: true,
    command: own('reached'),
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
    together: true,
    needs: 'chromium',
    command: vitest('--config', 'vitest.stories.config.ts'),
    flags: { check: changed, 'test:full': noSecondTry },
  },
  {
    id: 'build',
    title: 'build',
    tiers: ['test', 'test:full'],
    command: own('build'),
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
    full: { env: { TEST_DATABASE: undefined } },
    command: playwright(),
    flags: {
      test: ['--grep-invert', '@quarantine|@full|\\.full\\.'],
      'test:full': ['--grep-invert', '@quarantine', '--fail-on-flaky-tests'],
    },
  },
  { id: 'outside', title: 'outside', tiers: ['test:full'], tests: true, needs: 'chromium', command: own('outside') },
  {
    id: 'started',
    title: 'benches and commands, for a moment',
    tiers: ['test:full'],
    tests: true,
    needs: 'chromium',
    uses: 'postgres',
    command: own('started'),
  },
  {
    id: 'mutations',
    title: 'mutations of what changed',
    tiers: ['test:full'],
    env: { MUTATE: 'changed' },
    command: ['stryker', 'run'],
  },
  quarantined('tests', vitest('--tags-filter', 'quarantine', '--passWithNoTests')),
  quarantined('stories', vitest('--config', 'vitest.stories.config.ts', '--passWithNoTests'), { needs: 'chromium' }),
  quarantined('journeys', playwright('--grep', '@quarantine', '--pass-with-no-tests'), {
    needs: 'chromium',
    uses: 'postgres',
  }),
]

/** A step as a command runs it. */
const within = (tier, { command, tiers, flags = {}, full, ...step }) => ({
  env: {},
  ...step,
  ...(tier === 'test:full' && full),
  command: [...command, ...(flags[tier] ?? [])],
})

/** The steps of a command (check, test or test:full), or those of its steps that are named. Throws on an unknown name. */
export function chooseSteps(tier, names) {
  const known = steps.filter(({ tiers }) => tiers.includes(tier))
  const unknown = names.filter((name) => !known.some(({ id }) => id === name))
  if (unknown.length > 0)
    throw expectedError(`Unknown step: ${unknown.join(', ')}. Steps: ${known.map(({ id }) => id).join(', ')}`)
  return known.filter(({ id }) => names.length === 0 || names.includes(id)).map((step) => within(tier, step))
}
