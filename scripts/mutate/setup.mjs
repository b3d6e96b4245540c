import { fc } from 'property-tests'
import { afterAll, inject } from 'vitest'

// Cases drawn anew would change the names of the tests, which hold the seed, and with them what a mutant is tried on.
fc.configureGlobal({ seed: 16, interruptAfterTimeLimit: 2000 })

const stryker = globalThis[inject('globalNamespace')]

// What a module computes while it loads stays in a process that outlives the run: it must be of no mutant. Modules that need a
// page fail to load without one, where no test takes them either.
stryker.activeMutant = undefined
const folder = inject('folder')
const modules = {
  'packages/domain/src': import.meta.glob(['../../packages/domain/src/**/*.ts', '!**/*.test.ts']),
  'packages/ui/src': import.meta.glob(['../../packages/ui/src/**/*.ts', '!**/*.test.ts', '!**/storybook/**']),
  'apps/admin/src': import.meta.glob(['../../apps/admin/src/**/*.ts', '!**/*.test.ts', '!**/boot/**']),
}[folder]
// The back-office reads what the page says while it loads.
if (folder === 'apps/admin/src' && globalThis.document) await import('../../apps/admin/src/testing/backOffice.tsx')
for (const load of Object.values(modules)) await load().catch(() => undefined)

/**
 * A test file may compute what its tests look at before they run. Stryker counts that as loading, and neither tries the tests nor
 * has the mutant there; here it is the tests'.
 */
const WHILE_COLLECTING = 'while collecting'

if (inject('mode') === 'mutant') {
  stryker.hitCount = 0
  stryker.activeMutant = inject('activeMutant')
} else {
  stryker.currentTestId = WHILE_COLLECTING
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the first argument
  afterAll(({}, file) => {
    const { perTest = {} } = stryker.mutantCoverage ?? {}
    const { [WHILE_COLLECTING]: shared, ...own } = perTest
    for (const id of testsOf(file)) own[id] = { ...own[id], ...shared }
    if (shared) stryker.mutantCoverage.perTest = own
  })
}

function testsOf(suite, names = []) {
  return suite.tasks.flatMap((task) => {
    const path = [...names, task.name]
    return task.type === 'suite' ? testsOf(task, path) : [`${task.file.filepath}#${path.join(' ').trim()}`]
  })
}
