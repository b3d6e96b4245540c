import { dirname, relative, resolve } from 'node:path'
import { babelParse, types } from 'storybook/internal/babel'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type Given, givenBy } from './arguments.ts'
import { packageNameOf } from './package-names.ts'
import { readStoryFile, type StoryFile, valueOf } from './story-file.ts'
import { isName, type Scope, write } from './write.ts'

const root = resolve(import.meta.dirname, '../..')

type Found = { elements: types.Node[]; scope: Scope }

/** The names by which a function takes what a story gives: whole (`args`), or taken apart (`{ label, ...rest }`). */
function taking(render: types.Node, file: StoryFile, given: Given): Scope {
  const wholes = new Set<string>()
  const parts = new Map<string, string>()
  const [first] = types.isFunction(render) ? render.params : []
  if (types.isIdentifier(first)) wholes.add(first.name)
  for (const one of types.isObjectPattern(first) ? first.properties : []) {
    if (types.isRestElement(one) && types.isIdentifier(one.argument)) wholes.add(one.argument.name)
    if (types.isObjectProperty(one) && types.isIdentifier(one.key) && types.isIdentifier(one.value))
      parts.set(one.value.name, one.key.name)
  }
  return { file, given, wholes, parts }
}

const tagOf = ({ openingElement: { name } }: types.JSXElement) => (types.isJSXIdentifier(name) ? name.name : '')

/** Whether an expression draws one thing for each of several. */
const isMap = (node: types.Node): node is types.CallExpression =>
  types.isCallExpression(node) &&
  types.isMemberExpression(node.callee) &&
  types.isIdentifier(node.callee.property, { name: 'map' })

/** The names that code refers to. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: types.Node): void => {
    if (types.isIdentifier(node) || types.isJSXIdentifier(node)) names.add(node.name)
    for (const key of types.VISITOR_KEYS[node.type] ?? []) {
      if (isName(node, key)) continue
      const children: unknown = Reflect.get(node, key)
      for (const one of Array.isArray(children) ? children : [children]) if (types.isNode(one)) visit(one)
    }
  }
  visit(babelParse(code).program)
  return names
}

/** The code of one story file, by the name of each story’s export. */
class Writer {
  readonly #path: string
  readonly #file: StoryFile

  constructor(path: string, file: StoryFile) {
    this.#path = path
    this.#file = file
  }

  /** The entry point that offers a name of this file; null for what is not offered. */
  #entryOf(local: string): string | null {
    const statement = this.#file.imports.get(local)
    const specifier = statement?.specifiers.find((one) => one.local.name === local)
    if (!statement || !types.isImportSpecifier(specifier) || !types.isIdentifier(specifier.imported)) return null
    return packageNameOf(this.#path, statement.source.value, specifier.imported.name)
  }

  /** A name as an import brings it. */
  #imported(statement: types.ImportDeclaration, name: string): string {
    const specifier = statement.specifiers.find(({ local }) => local.name === name)
    const { imported } = types.isImportSpecifier(specifier) ? specifier : {}
    const renamed = types.isIdentifier(imported) && imported.name !== name ? `${imported.name} as ${name}` : name
    const isType =
      statement.importKind === 'type' || (types.isImportSpecifier(specifier) && specifier.importKind === 'type')
    return isType ? `type ${renamed}` : renamed
  }

  /** The outermost elements of the package in what a story renders, through the helpers of its file. */
  #find(node: types.Node, scope: Scope, seen: ReadonlySet<string>): Found[] {
    const found: Found[] = []
    const elements: types.Node[] = []
    const visit = (child: types.Node): void => {
      if (types.isJSXElement(child)) {
        const tag = tagOf(child)
        const dialog = child.openingElement.attributes.find(
          (one): one is types.JSXAttribute => types.isJSXAttribute(one) && one.name.name === 'of',
        )
        if (this.#entryOf(tag)) return void elements.push(child)
        if (dialog && types.isJSXExpressionContainer(dialog.value) && types.isIdentifier(dialog.value.expression))
          return void found.push(...this.#whole(dialog.value.expression.name, scope))
        const helper = this.#file.declared.get(tag)
        const before = found.length + elements.length
        for (const inner of child.children) visit(inner)
        if (helper && found.length + elements.length === before && !seen.has(tag))
          found.push(...this.#inHelper(helper, scope.given, new Set([...seen, tag])))
        return
      }
      if (isMap(child) && this.#find(child.arguments[0] ?? child.callee, scope, seen).length > 0)
        return void elements.push(child)
      for (const key of types.VISITOR_KEYS[child.type] ?? []) {
        const children: unknown = Reflect.get(child, key)
        for (const one of Array.isArray(children) ? children : [children]) if (types.isNode(one)) visit(one)
      }
    }
    visit(node)
    return elements.length > 0 ? [{ elements, scope }, ...found] : found
  }

  #inHelper(helper: types.Statement, given: Given, seen: ReadonlySet<string>): Found[] {
    const declaration = types.isExportNamedDeclaration(helper) ? helper.declaration : helper
    if (!types.isFunctionDeclaration(declaration)) return []
    return this.#find(declaration.body, taking(declaration, this.#file, given), seen)
  }

  /** A component that is given all that the story gives. */
  #whole(name: string, scope: Scope): Found[] {
    if (!this.#entryOf(name)) return []
    const attributes = [types.jsxSpreadAttribute(types.identifier('args'))]
    const element = types.jsxElement(
      types.jsxOpeningElement(types.jsxIdentifier(name), attributes, true),
      null,
      [],
      true,
    )
    return [{ elements: [element], scope: { ...scope, wholes: new Set(['args']) } }]
  }

  /** What stands above an element: imports, and what the story file declares. */
  #above(body: string): string {
    const imports = new Map<string, Set<string>>()
    const declared: string[] = []
    const known = new Set<string>()
    const need = (code: string): void => {
      for (const name of namesIn(code)) {
        if (known.has(name)) continue
        const statement = this.#file.imports.get(name)
        const own = this.#file.declared.get(name)
        if (!statement && !own) continue
        known.add(name)
        if (statement) {
          const source = this.#entryOf(name) ?? statement.source.value
          imports.set(source, (imports.get(source) ?? new Set()).add(this.#imported(statement, name)))
        } else if (own) {
          const text = write(own, { file: this.#file, given: new Map(), wholes: new Set(), parts: new Map() })
          need(text)
          declared.push(text)
        }
      }
    }
    need(body)
    const lines = [...imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([source, names]) => {
        const where = source.startsWith('.')
          ? ` // dans ${dirname(relative(root, resolve(dirname(this.#path), source)))}`
          : ''
        return `import { ${[...names].toSorted((a, b) => (a < b ? -1 : 1)).join(', ')} } from '${source}'${where}`
      })
    return [lines.join('\n'), ...declared].filter(Boolean).join('\n\n')
  }

  /** The code of a story; null when it shows nothing of the package. */
  code(story: types.ObjectExpression): string | null {
    const given = givenBy(this.#file, story)
    const render = valueOf(story, 'render') ?? valueOf(this.#file.meta, 'render')
    const scope = render
      ? taking(render, this.#file, given)
      : { file: this.#file, given, wholes: new Set<string>(), parts: new Map<string, string>() }
    const component = valueOf(this.#file.meta, 'component')
    const shown = render ? this.#find(render, scope, new Set()) : []
    const found = shown.length > 0 ? shown : types.isIdentifier(component) ? this.#whole(component.name, scope) : []
    const bodies = found.flatMap(({ elements, scope: inside }) =>
      elements.map((one) => (types.isJSXElement(one) ? write(one, inside) : `{${write(one, inside)}}`)),
    )
    const [first] = bodies
    if (first === undefined) return null
    const lines = bodies.join('\n').replaceAll('\n', '\n  ')
    const body = bodies.length === 1 && first.startsWith('<') ? first : `<>\n  ${lines}\n</>`
    return [this.#above(body), body].filter(Boolean).join('\n\n')
  }
}

/** The code of each story of a file that shows something of the package, by the end of the story’s id. */
export function snippetsOf(path: string, source?: string): Record<string, string> {
  const file = readStoryFile(path, source)
  if (!file) return {}
  const writer = new Writer(path, file)
  return Object.fromEntries(
    [...file.stories].flatMap(([name, story]) => {
      const code = writer.code(story)
      return code === null ? [] : [[toId('x', storyNameFromExport(name)).slice('x--'.length), code]]
    }),
  )
}
