import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { consoleNames } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { iconPaths } from './Icon.tsx'

const root = resolve(import.meta.dirname, '../../../../..')
const sources = ['packages/ui/src', 'packages/admin-kit/src', 'apps/admin/src'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.|^storybook\//.test(path))
    .map((path) => readFileSync(resolve(root, folder, path), 'utf8')),
)

it('every icon is used', () => {
  const named = sources.flatMap((text) => text.match(/(?<=<Icon name=)(?:"[\w-]+"|\{[^}]*\})/g) ?? [])
  // The console's rail and home page show one icon per list.
  const shown = new Set([...named.flatMap((name) => name.match(/[\w-]+/g) ?? []), ...consoleNames])
  expect(Object.keys(iconPaths).filter((name) => !shown.has(name))).toEqual([])
})
