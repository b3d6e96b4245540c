import { readFileSync } from 'node:fs'
import { babelParse, types } from 'storybook/internal/babel'

/** What a story file declares and imports, and what each of its stories says. */
export type StoryFile = {
  source: string
  /** By local name. */
  imports: ReadonlyMap<string, types.ImportDeclaration>
  /** What stands at the top of the file, by name. */
  declared: ReadonlyMap<string, types.Statement>
  meta: types.ObjectExpression
  /** By export name. */
  stories: ReadonlyMap<string, types.ObjectExpression>
}

/** An expression without `as`, `satisfies` and brackets. */
export function bare(node: types.Node): types.Node {
  const typed = types.isTSAsExpression(node) || types.isTSSatisfiesExpression(node)
  return typed || types.isParenthesizedExpression(node) ? bare(node.expression) : node
}

/** What a property of an object in the source is given, or undefined. */
export function valueOf(object: types.ObjectExpression, name: string): types.Node | undefined {
  const found = object.properties.find(
    (one): one is types.ObjectProperty | types.ObjectMethod =>
      !types.isSpreadElement(one) && types.isIdentifier(one.key, { name }),
  )
  if (!found) return undefined
  return types.isObjectMethod(found) ? found : bare(found.value)
}

/** The object that `preview.meta(…)` or `meta.story(…)` is given; null for any other expression. */
function givenTo(method: string, node: types.Node | null | undefined): types.ObjectExpression | null {
  if (!types.isCallExpression(node) || !types.isMemberExpression(node.callee)) return null
  if (!types.isIdentifier(node.callee.property, { name: method })) return null
  const [given] = node.arguments
  const object = given && bare(given)
  return types.isObjectExpression(object) ? object : types.objectExpression([])
}

function declarators(statement: types.Statement): { name: string; init: types.Node | null | undefined }[] {
  const declaration = types.isExportNamedDeclaration(statement) ? statement.declaration : statement
  if (types.isFunctionDeclaration(declaration) && declaration.id)
    return [{ name: declaration.id.name, init: declaration }]
  if (!types.isVariableDeclaration(declaration)) return []
  return declaration.declarations.flatMap(({ id, init }) => (types.isIdentifier(id) ? [{ name: id.name, init }] : []))
}

const importsIn = (statements: readonly types.Statement[]) =>
  new Map(
    statements
      .filter((statement) => types.isImportDeclaration(statement))
      .flatMap((statement) => statement.specifiers.map(({ local }) => [local.name, statement] as const)),
  )

/** What a file imports, by local name. */
export const importsOf = (file: string): ReadonlyMap<string, types.ImportDeclaration> =>
  importsIn(babelParse(readFileSync(file, 'utf8')).program.body)

/** Reads a story file; null when it has no `preview.meta(…)`. */
export function readStoryFile(file: string, source = readFileSync(file, 'utf8')): StoryFile | null {
  const declared = new Map<string, types.Statement>()
  const stories = new Map<string, types.ObjectExpression>()
  let meta: types.ObjectExpression | null = null
  const statements = babelParse(source).program.body
  for (const statement of statements) {
    for (const { name, init } of declarators(statement)) {
      const story = givenTo('story', init)
      meta ??= givenTo('meta', init)
      if (story) stories.set(name, story)
      else declared.set(name, statement)
    }
  }
  return meta && { source, imports: importsIn(statements), declared, meta, stories }
}
