import { experimental_getRunnerTask as taskOf } from 'vitest/node'

/** A mutant may break a test file while it loads, before it has a test to fail: the file then counts as one. */
export const unloadable = {
  onTestModuleEnd(module) {
    const file = taskOf(module)
    if (file.result?.state !== 'fail' || file.tasks.length > 0) return
    const test = { id: `${file.id}_0`, name: 'loads', type: 'test', mode: 'run', meta: {}, annotations: [], timeout: 0 }
    file.tasks.push({ ...test, file, suite: file, result: file.result })
  },
}
