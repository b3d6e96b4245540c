import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'
import { entries } from '../entries.ts'

const sources = resolve(import.meta.dirname, '../../packages/ui/src')
const componentName = /^[A-Z]\w*[a-z]/

/** One component: the file that defines it, and its name there. */
type Origin = { file: string; name: string }

const keyOf = ({ file, name }: Origin) => `${relative(sources, file)} ${name}`
const statementsOf = (file: string) => babelParse(readFileSync(file, 'utf8')).program.body

/** Where an import leads inside the package; null when it leads out of it. */
function resolveImport(from: string, specifier: string): string | null {
  const own = /^@potager\/ui\/([\w-]+)$/.exec(specifier)
  if (own) return entries.get(own[1] ?? '') ?? null
  const file = resolve(dirname(from), specifier)
  return specifier.startsWith('.') && file.startsWith(sources) && existsSync(file) ? file : null
}

const nameOf = (node: types.Identifier | types.StringLiteral) => (node.type === 'Identifier' ? node.name : node.value)

function declaredNames(declaration: types.Declaration): string[] {
  if (declaration.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : []
  if (declaration.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

const read = new Map<string, Map<string, Origin>>()

/** The components that a file exports, its own and those it passes on, by the name it gives them. */
function componentsOf(file: string): Map<string, Origin> {
  const known = read.get(file)
  if (known) return known
  const found = new Map<string, Origin>()
  for (const statement of statementsOf(file)) {
    if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type') {
      const source = resolveImport(file, statement.source.value)
      if (source) for (const [name, origin] of componentsOf(source)) found.set(name, origin)
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue
    const source = statement.source ? resolveImport(file, statement.source.value) : null
    for (const specifier of source ? statement.specifiers : []) {
      const origin =
        source && specifier.type === 'ExportSpecifier' ? componentsOf(source).get(specifier.local.name) : undefined
      if (origin && specifier.type === 'ExportSpecifier') found.set(nameOf(specifier.exported), origin)
    }
    const own = statement.declaration && file.endsWith('.tsx') ? declaredNames(statement.declaration) : []
    for (const name of own.filter((candidate) => componentName.test(candidate))) found.set(name, { file, name })
  }
  read.set(file, found)
  return found
}

/** The components that a story file imports, by the name it uses for them. */
function importsOf(file: string, statements: types.Statement[]): Map<string, Origin> {
  const found = new Map<string, Origin>()
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue
    const source = resolveImport(file, statement.source.value)
    if (!source) continue
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue
      const origin = componentsOf(source).get(nameOf(specifier.imported))
      if (origin) found.set(specifier.local.name, origin)
    }
  }
  return found
}

/** The components that a story file shows: as the `component` of its meta, or in its JSX. */
function shownIn(file: string): Origin[] {
  const statements = statementsOf(file)
  const imported = importsOf(file, statements)
  const names = new Set<string>()
  for (const statement of statements) {
    types.traverseFast(statement, (node) => {
      if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') names.add(node.name.name)
      const isMeta = node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name === 'component'
      if (isMeta && node.value.type === 'Identifier') names.add(node.value.name)
    })
  }
  return [...names].flatMap((name) => imported.get(name) ?? [])
}

/**
 * Every component that packages/ui exports (`@potager/ui/<entry>`), as `<entry>/<Name>`, and those that no story shows.
 * `Story….tsx` beside a story file are parts of it.
 */
export function readComponents(): { all: string[]; missing: string[] } {
  read.clear()
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const shown = new Set(
    files
      .filter((file) => /\.stories\.tsx$|(^|\/)Story[A-Z]\w*\.tsx$/.test(file))
      .flatMap((file) => shownIn(resolve(sources, file)).map(keyOf)),
  )
  const all = [...entries].flatMap(([entry, index]) =>
    [...componentsOf(index)].map(([name, origin]) => ({ label: `${entry}/${name}`, origin })),
  )
  return {
    all: all.map(({ label }) => label),
    missing: all.filter(({ origin }) => !shown.has(keyOf(origin))).map(({ label }) => label),
  }
}
