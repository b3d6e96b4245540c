import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { consoleNames } from '@potager/domain/paths'
import { expect, it } from 'vitest'
import { illustrationNames } from '../../foundations/illustration/illustration-for.ts'
import { namedUses } from './drawing-uses.ts'
import { iconUses } from './icon-uses.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const sources = ['packages/ui/src', 'packages/admin-kit/src', 'apps/admin/src', 'apps/public/src'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.|^(illustration|storybook)\//.test(path))
    .map((path) => readFileSync(resolve(root, folder, path), 'utf8')),
)

function found(pattern: RegExp, texts: string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  return [...new Set(names)].toSorted()
}

it('every icon that the product shows is in « Icônes et illustrations » with its meaning, and no other', () => {
  const named = found(/<Icon name="(\w+)"/g, sources)
  const chosen = found(/<Icon name=\{[^}]*'(\w+)' : '\w+'\}/g, sources).concat(
    found(/<Icon name=\{[^}]*'\w+' : '(\w+)'\}/g, sources),
  )
  // The console's rail and home page show one icon per list.
  const shown = new Set([...named, ...chosen, ...consoleNames])
  expect([...shown].toSorted()).toEqual(Object.keys(iconUses).toSorted())
})

it('every drawing that a page names is in « Icônes et illustrations » with its place, and no other', () => {
  const named = found(/(?:<Illustration name=|drawing[:=] ?)["']([a-z-]+)["']/g, sources)
  expect(Object.keys(namedUses).toSorted()).toEqual(named)
  for (const name of named) expect(illustrationNames).toContain(name)
})
