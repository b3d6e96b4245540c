import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './scripts/root.mjs'

const logic = ['packages/domain/src', 'packages/ui/src', 'packages/admin-kit/src', 'apps/admin/src']
// Texts, fixtures, drawings, and code that runs only in Storybook or a browser.
const none = [
  '**/*.{test,fixtures}.*',
  '**/{messages,fixtures,samples,tokens,theme,icon,storybook,boot}/**',
  '**/*.messages.ts',
  '**/*story*.ts',
  'packages/domain/src/base/api/test-backend.ts',
  'packages/admin-kit/src/testing/**',
  'apps/admin/src/platform/chart/chartExports.ts',
  'apps/admin/src/pages/day/tone.ts',
]

/** Files of a run of what changed: a mutant takes one to three seconds, a file has twenty to sixty. */
const MOST = 20

const git = (...args) => execFileSync('git', args, { cwd: root }).toString().split('\n')

/** The logic that changed since yesterday, the last change first, at most so many files. */
function changed() {
  const files = [...git('diff', 'HEAD', '--name-only'), ...git('log', '--since=1 day ago', '--format=', '--name-only')]
  const found = [...new Set(files)].filter(
    (file) =>
      file.endsWith('.ts') && logic.some((folder) => file.startsWith(`${folder}/`)) && existsSync(join(root, file)),
  )
  if (found.length > MOST) console.warn(`${found.length - MOST} changed files are not mutated`)
  return found.slice(0, MOST)
}

const tried = process.env.MUTATE === 'changed' ? changed() : logic.map((folder) => `${folder}/**/*.ts`)

/** docs/decisions/tooling.md#0030 */
export default {
  mutate: [...tried, ...none.map((glob) => `!${glob}`)],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.mjs' },
  coverageAnalysis: 'perTest',
  // A mutant that runs once, at module load, would need every test again.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.mutate/incremental.json',
  tempDirName: '.mutate/sandbox',
  // Large, and unused by these tests; Stryker would parse tsconfig files with an API that TypeScript 7 no longer has.
  ignorePatterns: [
    'dist',
    'storybook-static',
    '.data',
    'bench',
    'e2e',
    'apps/server',
    'packages/storybook/src/images',
    'tsconfig.json',
  ],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 90, low: 75, break: 75 },
}
