import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'
import type { Plugin } from 'vite'
import { readSurface, type Surface } from '../packages/ui/api/surface.ts'
import manifest from '../packages/ui/package.json' with { type: 'json' }
import type { Guide } from '../packages/ui/src/storybook/guide/guide.ts'
import { readShown } from './reference.ts'

const sources = resolve(import.meta.dirname, '../packages/ui/src')

/** What a reference story says of a component. */
type Told = { what: string; properties: Readonly<Record<string, string>> }

/** A component as programs read it. */
export type DescribedComponent = {
  name: string
  import: string
  description: string
  properties: readonly { name: string; type: string; required: boolean; description: string }[]
  /** Its documentation page, relative to this Storybook. */
  page: string
  guide: Guide | null
}

/** The value of a literal, its objects and arrays included; undefined for what has to be run. */
function valueOf(node: types.Node | null | undefined): unknown {
  if (types.isTSSatisfiesExpression(node) || types.isTSAsExpression(node)) return valueOf(node.expression)
  if (types.isStringLiteral(node)) return node.value
  if (types.isTemplateLiteral(node) && node.expressions.length === 0) return node.quasis[0]?.value.cooked
  if (types.isArrayExpression(node)) return node.elements.map(valueOf).filter((value) => value !== undefined)
  if (!types.isObjectExpression(node)) return undefined
  const properties = node.properties.flatMap((one) =>
    types.isObjectProperty(one) && !one.computed
      ? [[types.isIdentifier(one.key) ? one.key.name : valueOf(one.key), valueOf(one.value)] as const]
      : [],
  )
  return Object.fromEntries(properties)
}

type Annotations = {
  title?: string
  id?: string
  parameters?: { guide?: Guide }
  args?: Partial<Told> & { entry?: string }
}

/** The arguments of `preview.meta(…)` and of each `meta.story(…)`, by the story's export. */
function readAnnotations(path: string): { meta: Annotations; stories: Readonly<Record<string, Annotations>> } {
  const statements = babelParse(readFileSync(path, 'utf8')).program.body
  const declared = statements.flatMap((statement) => {
    const declaration = types.isExportNamedDeclaration(statement) ? statement.declaration : statement
    return types.isVariableDeclaration(declaration) ? declaration.declarations : []
  })
  const called = declared.flatMap(({ id, init }) => {
    if (!types.isIdentifier(id) || !types.isCallExpression(init) || !types.isMemberExpression(init.callee)) return []
    const { property } = init.callee
    return [{ name: id.name, method: types.isIdentifier(property) && property.name, value: valueOf(init.arguments[0]) }]
  })
  const of = (method: string) => called.filter((one) => one.method === method)
  const [meta] = of('meta')
  return {
    meta: meta?.value ?? {},
    stories: Object.fromEntries(of('story').map(({ name, value }) => [name, (value ?? {}) as Annotations])),
  }
}

const storiesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readAnnotations(resolve(folder, file)))

function readTold(): ReadonlyMap<string, Told> {
  const all = storiesIn(resolve(sources, 'storybook/reference'))
  return new Map(
    all.flatMap(({ meta, stories }) =>
      Object.entries(stories).map(([name, { args = {} }]) => {
        const { what = '', properties = {} } = args
        return [`${meta.args?.entry}/${name}`, { what, properties }] as const
      }),
    ),
  )
}

/** Every component of the package, with what its reference, its page and its guide say. */
export function describeComponents(surface: Surface): DescribedComponent[] {
  const told = readTold()
  const guides = new Map(storiesIn(sources).map(({ meta }) => [meta.title, meta.parameters?.guide]))
  const shown = readShown(surface)
  return Object.entries(surface).flatMap(([entry, { components }]) =>
    Object.entries(components).map(([name, properties]) => {
      const full = `${entry}/${name}`
      const { what = '', properties: said = {} } = told.get(full) ?? {}
      const page = shown.find((one) => one.components.includes(full))
      return {
        name,
        import: `import { ${name} } from '${manifest.name}/${entry}'`,
        description: what,
        properties: properties.map((one) => ({ ...one, description: said[one.name] ?? '' })),
        page: page ? `?path=/docs/${page.id}--docs` : `?path=/docs/reference-${entry}--docs`,
        guide: (page && guides.get(page.title)) ?? null,
      }
    }),
  )
}

function chapterOf({ name, import: line, description, page, guide }: DescribedComponent): string {
  const parts = guide
    ? ([
        ['Pour', guide.use],
        ['Éviter', guide.avoid],
        ['Rédaction', guide.writing],
        ['Accessibilité', guide.accessibility],
      ] as const)
    : []
  const lines = parts.filter(([, all]) => all.length > 0).map(([title, all]) => `  - ${title} : ${all.join(' ')}`)
  return [`- [${name}](${page}): ${description} \`${line}\``, ...lines].join('\n')
}

/** An index for language models, as llmstxt.org describes it. */
export function writeIndex(components: readonly DescribedComponent[]): string {
  return `# ${manifest.name}

> ${manifest.description}. Version ${manifest.version}. Les textes sont en français.

Chaque composant a sa ligne d’import ; ses propriétés sont dans [components.json](components.json).

## Composants

${components.map(chapterOf).join('\n')}
`
}

/** Puts `components.json` and `llms.txt` beside the pages of the built Storybook. */
export const filesForPrograms: Plugin = {
  name: 'potager:files-for-programs',
  apply: 'build',
  generateBundle() {
    const components = describeComponents(readSurface())
    const { name, version } = manifest
    this.emitFile({ type: 'asset', fileName: 'components.json', source: JSON.stringify({ name, version, components }) })
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: writeIndex(components) })
  },
}
