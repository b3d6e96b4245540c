import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'

const sources = resolve(import.meta.dirname, '../../packages/ui/src')

const nameOf = (node: types.Identifier | types.StringLiteral) => (node.type === 'Identifier' ? node.name : node.value)

const read = new Map<string, { text: string; statements: types.Statement[] }>()

/** An entry point, parsed again only when it has changed. */
function statementsOf(index: string): types.Statement[] {
  const text = readFileSync(index, 'utf8')
  const before = read.get(index)
  if (before?.text === text) return before.statements
  const statements = babelParse(text).program.body
  read.set(index, { text, statements })
  return statements
}

/** Whether an entry point passes a name of this file on. */
function passesOn(index: string, file: string, name: string): boolean {
  return statementsOf(index).some((statement) => {
    const from = types.isExportAllDeclaration(statement) || types.isExportNamedDeclaration(statement)
    if (!from || !statement.source || resolve(dirname(index), statement.source.value) !== file) return false
    if (types.isExportAllDeclaration(statement)) return true
    return statement.specifiers.some(
      (one) => types.isExportSpecifier(one) && nameOf(one.exported) === name && one.exportKind !== 'type',
    )
  })
}

/** The entry point of the package that offers what a file imports under this name; null for what is not offered. */
export function packageNameOf(from: string, specifier: string, name: string): string | null {
  if (specifier.startsWith('@potager/ui/')) return specifier
  const file = resolve(dirname(from), specifier)
  const [folder = '', ...inside] = relative(sources, file).split('/')
  const index = resolve(sources, folder, 'index.ts')
  if (!specifier.startsWith('.') || inside.length === 0 || !existsSync(index)) return null
  return file === index || passesOn(index, file, name) ? `@potager/ui/${folder}` : null
}
