import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools'
import type { Plugin } from 'vite'
import { readSurface, type Surface } from '../packages/ui/api/surface.ts'
import manifest from '../packages/ui/package.json' with { type: 'json' }

const ui = resolve(import.meta.dirname, '../packages/ui')
const sources = resolve(ui, 'src')
const id = 'virtual:reference'

/** The entry point of a package file: that of its folder or of the nearest ancestor; undefined without one. */
function entryAround(file: string): string | undefined {
  const [nearest] = Object.entries(manifest.exports)
    .filter(([, index]) => !relative(dirname(resolve(ui, index)), file).startsWith(`..${sep}`))
    .toSorted(([, a], [, b]) => b.length - a.length)
  return nearest?.[0].slice('./'.length)
}

/** The page of a story file and the entry point's components on it, its subject first. */
type Shown = { id: string; title: string; components: readonly string[] }

/** A story file as Storybook parses it. */
export const readStoryFile = (path: string): CsfFile =>
  loadCsf(readFileSync(path, 'utf8'), { fileName: path, makeTitle: (title) => title }).parse()

function importsOf(path: string): Map<string, string> {
  const statements = babelParse(readFileSync(path, 'utf8')).program.body
  return new Map(
    statements
      .filter((statement) => types.isImportDeclaration(statement))
      .flatMap(({ source, specifiers }) => specifiers.map(({ local }) => [local.name, source.value] as const)),
  )
}

/** The entry point that exports an imported name; undefined if it is no component of the package. */
function entryOf(surface: Surface, from: string, specifier: string, name: string): string | undefined {
  const own = /^@potager\/ui\/(.+)/.exec(specifier)?.[1]
  const entry = own ?? (specifier.startsWith('.') ? entryAround(resolve(dirname(from), specifier)) : undefined)
  return entry && surface[entry]?.components[name] ? entry : undefined
}

function shownBy(surface: Surface, path: string): Shown[] {
  const { id: page, title, component: own = '' } = readStoryFile(path).meta ?? {}
  if (!page || !title || !/^(?:Fondations|Composants|Écrans)\//.test(title)) return []
  const from = importsOf(path).get(own) ?? ''
  const entry = entryOf(surface, path, from, own) ?? entryAround(path) ?? ''
  const importedBy = (file: string) =>
    [...importsOf(file)].flatMap(([name, specifier]) =>
      entryOf(surface, file, specifier, name) === entry ? [name] : [],
    )
  const shown = importedBy(path)
  // `Story….tsx` beside a story file belongs to it.
  const first = from.startsWith('./Story')
    ? importedBy(resolve(dirname(path), from))
    : shown.filter((name) => name === own)
  return [{ id: page, title, components: [...new Set([...first, ...shown])].map((name) => `${entry}/${name}`) }]
}

/** Every page that shows components; a page comes before its subpages. */
export function readShown(surface: Surface): Shown[] {
  const all = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => shownBy(surface, resolve(sources, file)))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fr'))
  // A component with a page of its own is documented there only.
  return all.map((page) => ({
    ...page,
    components: page.components.filter(
      (name, index) => index === 0 || !all.some((other) => other !== page && other.components[0] === name),
    ),
  }))
}

/** `virtual:reference`: the package's exports and the pages that show them, computed at build time. */
export const reference: Plugin = {
  name: 'potager:reference',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(source) {
    if (source !== `\0${id}`) return null
    const surface = readSurface()
    return `export const surface = ${JSON.stringify(surface)}\nexport const shown = ${JSON.stringify(readShown(surface))}`
  },
}
