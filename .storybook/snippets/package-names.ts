import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'
import { entries, entryAround } from '../entries.ts'

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
  if (!specifier.startsWith('.')) return null
  const file = resolve(dirname(from), specifier)
  const entry = entryAround(file)
  const index = entry && entries.get(entry)
  return index && (file === index || passesOn(index, file, name)) ? `@potager/ui/${entry}` : null
}
