import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { consoleNames, paths } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { pages } from '../app/pages.ts'
import { moduleOf } from './page-modules.ts'

const root = join(import.meta.dirname, '../../../..')
const addressOf = (path: string) => path.replace(/:\w+/g, '42')

it.each(pages.map(({ path }) => path))('%s has its source named, so that its script is fetched along', (path) => {
  const file = moduleOf(addressOf(path))
  expect(file).not.toBeNull()
  expect(existsSync(join(root, file ?? ''))).toBe(true)
})

it.each(consoleNames)('a record of %s too', (name) => {
  expect(moduleOf(paths.consoleRecord(name, '42'))).toBe(`apps/admin/src/console/resources/${name}.tsx`)
})

it('an address of no page has none', () => {
  expect(moduleOf('/nulle-part')).toBeNull()
  expect(moduleOf('/console/nulle-part')).toBeNull()
})
