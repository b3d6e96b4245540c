import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

const folders = ['apps/server/test', 'apps/server/test/generated', 'apps/server/src/api', 'e2e']

/** Tests named by the page, as « file › beginning of a title », without a title for a whole file. */
const named = [
  ...new Set(
    [...page.matchAll(/`([\w.-]+\.(?:test|e2e)\.ts)(?: › ([^`]+))?`/g)].map(
      ([, file, title]) => `${file} › ${title ?? ''}`,
    ),
  ),
]

it('docs/asvs.md names more than 50 tests', () => {
  expect(named.length).toBeGreaterThan(50)
})

it.each(named)('docs/asvs.md names an existing test: %s', (reference) => {
  const [file = '', title = ''] = reference.split(' › ')
  const path = folders.map((folder) => join(root, folder, file)).find((candidate) => existsSync(candidate))
  expect(path).toBeDefined()
  expect(readFileSync(path ?? '', 'utf8')).toContain(title)
})
