import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { types } from 'storybook/internal/babel'
import { entryAround } from '../entries.ts'
import { packageNameOf } from './package-names.ts'
import { importsOf, readStoryFile, type StoryFile, valueOf } from './story-file.ts'

const sources = resolve(import.meta.dirname, '../../packages/ui/src')

/** The page of a story file, with what it shows of an entry point: the component it is about first. */
type Shown = { id: string; title: string; components: readonly string[] }

const componentName = /^[A-Z]\w*[a-z]/

function isType({ importKind, specifiers }: types.ImportDeclaration, name: string): boolean {
  const specifier = specifiers.find(({ local }) => local.name === name)
  return importKind === 'type' || (types.isImportSpecifier(specifier) && specifier.importKind === 'type')
}

const entryOf = (from: string, specifier: string, name: string) =>
  packageNameOf(from, specifier, name)?.slice('@potager/ui/'.length)

/** The components of an entry point that a file imports. */
function importedFrom(entry: string, path: string, imports: StoryFile['imports']): string[] {
  return [...imports].flatMap(([name, statement]) =>
    componentName.test(name) && !isType(statement, name) && entryOf(path, statement.source.value, name) === entry
      ? [name]
      : [],
  )
}

function shownBy(path: string): Shown | null {
  const file = readStoryFile(path)
  if (!file) return null
  const [id, title, component] = ['id', 'title', 'component'].map((name) => valueOf(file.meta, name))
  if (!types.isStringLiteral(id) || !types.isStringLiteral(title)) return null
  if (!/^(?:Fondations|Composants|Écrans)\//.test(title.value)) return null
  const own = types.isIdentifier(component) ? component.name : ''
  const from = file.imports.get(own)?.source.value ?? ''
  const entry = entryOf(path, from, own) ?? entryAround(path) ?? ''
  // `Story….tsx` beside a story file is a part of it.
  const beside = from.startsWith('./Story') ? resolve(dirname(path), from) : null
  const drawn = beside ? importedFrom(entry, beside, importsOf(beside)) : [own]
  const shown = importedFrom(entry, path, file.imports)
  const names = new Set([...drawn.filter((name) => beside || shown.includes(name)), ...shown])
  return { id: id.value, title: title.value, components: [...names].map((name) => `${entry}/${name}`) }
}

/** Every page that shows components; a page comes before those under it. */
export function readShown(): Shown[] {
  const all = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => shownBy(resolve(sources, file)) ?? [])
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'))
  const isAbout = ({ components }: Shown, name: string) => components[0] === name
  // What has a page of its own is described there only.
  return all.map((page) => ({
    ...page,
    components: page.components.filter(
      (name) => isAbout(page, name) || !all.some((other) => other !== page && isAbout(other, name)),
    ),
  }))
}
