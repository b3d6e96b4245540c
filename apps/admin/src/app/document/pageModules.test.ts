import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { titleOf } from '../titles.ts'
import { modulesOf } from './pageModules.ts'

const root = join(import.meta.dirname, '../../../../..')

it.each(Object.keys(titleOf))('%s has its source named, so that its scripts are fetched along', (path) => {
  const files = modulesOf(path)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it.each(consoleNames)('a list and a record of %s have those of the resource and of the view', (name) => {
  const [resource, view] = modulesOf(listPath(name))
  expect([resource, view]).toEqual([`apps/admin/src/resources/${name}.tsx`, 'apps/admin/src/console/resourcePage.tsx'])
  expect(modulesOf(paths.consoleRecord(name, '42'))).toEqual([resource, view, 'apps/admin/src/console/RecordPage.tsx'])
})

it('an address of no page has none', () => {
  expect(modulesOf('/nulle-part')).toEqual([])
  expect(modulesOf('/console/nulle-part')).toEqual([])
  expect(modulesOf('/console/nulle-part/42')).toEqual([])
})
