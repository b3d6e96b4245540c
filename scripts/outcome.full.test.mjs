import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bin, capture } from './process.mjs'
import { at } from './root.mjs'

mkdirSync(at('dist'), { recursive: true })
// Within the repository, where a test finds its runner.
const folder = mkdtempSync(at('dist/outcome-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reporter = at('scripts/outcome.mjs')

let runs = 0

async function outcomeOf(tool, args, files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const OUTCOME = join(folder, `outcome-${(runs += 1)}.json`)
  await capture(bin(tool), args, { env: { OUTCOME, TEST_DATABASE: undefined } })
  return JSON.parse(readFileSync(OUTCOME, 'utf8'))
}

it('writes the counts of a Vitest run, with unreadable files as failures', async () => {
  const files = {
    'some.test.mjs': `let tries = 0
it('passes', () => {}); it.skip('waits', () => {}); it('fails', () => { throw new Error() })
it('stumbles', () => { tries += 1; expect(tries).toBe(2) })`,
    'broken.test.mjs': 'import "./nowhere.mjs"',
    'vitest.config.mjs': 'export default {}',
  }
  const args = ['run', '--root', folder, '--globals', '--retry', '1', '--reporter', reporter, 'some', 'broken']
  expect(await outcomeOf('vitest', args, files)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    again: ['some.test.mjs › stumbles : expected 1 to be 2 // Object.is equality'],
  })
})

it('writes the counts of a Playwright run, with tests that did not run after a failure as failures', async () => {
  const files = {
    'some.e2e.mjs': `import { expect, test } from '@playwright/test'
test('passes', () => {}); test.skip('waits', () => {})
test('stumbles', ({}, { retry }) => expect(retry).toBe(1))
test.describe.serial('in turn', () => { test('fails', () => { throw new Error() }); test('never ran', () => {}) })`,
    'playwright.config.mjs': `export default { testMatch: '*.e2e.mjs', retries: 1, reporter: [[${JSON.stringify(reporter)}]] }`,
  }
  const args = ['test', '--config', join(folder, 'playwright.config.mjs')]
  expect(await outcomeOf('playwright', args, files)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    again: [expect.stringMatching(/^e2e\/some\.e2e\.mjs:3 › stumbles : line 3: Error: .*Expected: 1 Received: 0$/)],
  })
})

it('counts a journey that could not be read as a failure', async () => {
  const files = {
    'some.e2e.mjs': 'import "./nowhere.mjs"',
    'playwright.config.mjs': `export default { testMatch: '*.e2e.mjs', reporter: [[${JSON.stringify(reporter)}]] }`,
  }
  const args = ['test', '--config', join(folder, 'playwright.config.mjs')]
  // The file, and that there is no test then.
  expect(await outcomeOf('playwright', args, files)).toMatchObject({ passed: 0, failed: 2 })
})
