import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { titleOf } from '../titles.ts'
import { modulesOf } from './pageModules.ts'

const root = join(import.meta.dirname, '../../../../..')

it.each(Object.keys(titleOf))('modulesOf names existing source files for %s', (path) => {
  const files = modulesOf(path)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

it.each(consoleNames)('the list and the record of %s have the modules of the resource and of the view', (name) => {
  const [resource, view] = modulesOf(listPath(name))
  expect([resource, view]).toEqual([`apps/admin/src/resources/${name}.tsx`, 'apps/admin/src/console/resourcePage.tsx'])
  expect(modulesOf(paths.consoleRecord(name, '42'))).toEqual([resource, view, 'apps/admin/src/console/RecordPage.tsx'])
})

it('an unknown address has no modules', () => {
  expect(modulesOf('/nulle-part')).toEqual([])
  expect(modulesOf('/console/nulle-part')).toEqual([])
  expect(modulesOf('/console/nulle-part/42')).toEqual([])
})
