import { types } from 'storybook/internal/babel'
import { type Given, isHandlerOfTest, isWhole } from './arguments.ts'
import { bare, type StoryFile } from './story-file.ts'

/** What is written, and the names that stand in it for what a story gives. */
export type Scope = {
  file: StoryFile
  given: Given
  /** Names of the whole: `args`, `props`. */
  wholes: ReadonlySet<string>
  /** Names of one thing given, as a function takes it apart. */
  parts: ReadonlyMap<string, string>
}

const WIDTH = 96

/** What a story gives under the name of an expression: `args.total`, or `total` where `args` are taken apart. */
function givenAs(node: types.Node, { wholes, parts, given }: Scope): types.Node | undefined {
  let name: string | undefined
  if (types.isIdentifier(node)) name = parts.get(node.name)
  if (types.isMemberExpression(node) && types.isIdentifier(node.object) && wholes.has(node.object.name))
    name = types.isIdentifier(node.property) ? node.property.name : undefined
  return name === undefined ? undefined : given.get(name)
}

/** Whether this only tells a test what happened. */
const tellsTest = (node: types.Node | null | undefined, scope: Scope): boolean =>
  types.isCallExpression(node) && isHandlerOfTest(givenAs(node.callee, scope) ?? node.callee, scope.file)

/** What stands in the place of a node, when it is not written as it is. */
function instead(node: types.Node, scope: Scope): string | null {
  if (isHandlerOfTest(node, scope.file)) return '() => {}'
  if (types.isExpressionStatement(node) && tellsTest(node.expression, scope)) return ''
  if (tellsTest(node, scope)) return 'undefined'
  if (bare(node) !== node) return write(bare(node), scope)
  if (types.isJSXElement(node)) return writeElement(node, scope)
  const value = givenAs(node, scope)
  return value && value !== node ? write(value, { ...scope, wholes: new Set(), parts: new Map() }) : null
}

/** Whether what stands there only names a property, and refers to nothing. */
export const isName = (parent: types.Node, key: string): boolean =>
  (key === 'key' && 'computed' in parent && !parent.computed) ||
  (key === 'name' && types.isJSXAttribute(parent)) ||
  (key === 'property' && types.isMemberExpression(parent) && !parent.computed)

type Edit = readonly [from: number, to: number, text: string]

function editsIn(node: types.Node, scope: Scope): Edit[] {
  return (types.VISITOR_KEYS[node.type] ?? []).flatMap((key): Edit[] => {
    if (isName(node, key)) return []
    const children: unknown = Reflect.get(node, key)
    return (Array.isArray(children) ? children : [children]).filter(types.isNode).flatMap((child): Edit[] => {
      const text = instead(child, scope)
      if (text === null) return editsIn(child, scope)
      const shorthand = types.isObjectProperty(node) && node.shorthand && types.isIdentifier(node.key)
      return [[child.start ?? 0, child.end ?? 0, shorthand ? `${nameOf(node.key)}: ${text}` : text]]
    })
  })
}

const nameOf = (node: types.Node) => (types.isIdentifier(node) ? node.name : '')

/** Lines after the first as far left as they can go. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const margin = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)))
  return [first, ...rest.map((line) => line.slice(Number.isFinite(margin) ? margin : 0))].join('\n')
}

const indent = (text: string) => text.replaceAll('\n', '\n  ')

/** An expression as who copies it would write it: without test doubles, with what the story gives in place of its names. */
export function write(node: types.Node, scope: Scope): string {
  const own = instead(node, scope)
  if (own !== null) return own
  const { source } = scope.file
  const [start, end] = [node.start ?? 0, node.end ?? 0]
  const edits = editsIn(node, scope).toSorted(([a], [b]) => b - a)
  const text = edits.reduce(
    (so, [from, to, by]) => so.slice(0, from - start) + by + so.slice(to - start),
    source.slice(start, end),
  )
  return dedent(text.replaceAll(/\n\s*\n/g, '\n'))
}

const plain = /^[^"\\\n{}]*$/

function attribute(name: string, value: types.Node, scope: Scope): string {
  if (isWhole(name)) return `{...${write(value, scope)}}`
  if (types.isBooleanLiteral(value, { value: true })) return name
  if (types.isStringLiteral(value) && plain.test(value.value)) return `${name}="${value.value}"`
  return `${name}={${write(value, scope)}}`
}

function content(value: types.Node, scope: Scope): string {
  if (types.isStringLiteral(value) && plain.test(value.value)) return value.value
  return types.isJSXElement(value) || types.isJSXFragment(value) ? write(value, scope) : `{${write(value, scope)}}`
}

/** A component with what it is given, on one line where it fits. */
function writeComponent(name: string, given: Given, scope: Scope, inside?: string): string {
  const attributes = [...given]
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => attribute(key, value, scope))
  const children = given.get('children')
  const held = inside ?? (children ? content(children, scope) : '')
  const line = [`<${name}`, ...attributes].join(' ')
  const broken = line.length > WIDTH || line.includes('\n')
  const head = broken ? [`<${name}`, ...attributes.map((text) => `  ${indent(text)}`)].join('\n') : line
  if (!held) return broken ? `${head}\n/>` : `${head} />`
  const open = broken ? `${head}\n>` : `${head}>`
  const short = !broken && !held.includes('\n') && `${open}${held}</${name}>`
  if (short && short.length <= WIDTH) return short
  return `${open}\n  ${indent(held)}\n</${name}>`
}

/** What an element is given by its own attributes, with the story’s where it takes them whole. */
function givenTo(element: types.JSXElement, scope: Scope): Given {
  const given: Given = new Map()
  for (const one of element.openingElement.attributes) {
    if (types.isJSXAttribute(one)) {
      const { value } = one
      const node = types.isJSXExpressionContainer(value) ? bare(value.expression) : value
      const name = types.isJSXIdentifier(one.name) ? one.name.name : `${one.name.namespace.name}:${one.name.name.name}`
      given.delete(name)
      given.set(name, node ?? types.booleanLiteral(true))
    } else if (types.isIdentifier(one.argument) && scope.wholes.has(one.argument.name))
      for (const [name, value] of scope.given) given.set(name, value)
    // What a story keeps between two of its events comes from a call, or from who calls it.
    else if (types.isMemberExpression(one.argument)) given.set(`...${given.size}`, one.argument)
  }
  return given
}

function writeElement(element: types.JSXElement, scope: Scope): string {
  const { name } = element.openingElement
  const tag = types.isJSXIdentifier(name) ? name.name : scope.file.source.slice(name.start ?? 0, name.end ?? 0)
  const inside = element.children.map((child) =>
    types.isJSXText(child) ? (child.extra?.raw ?? child.value) : write(child, scope),
  )
  const text = dedent(`\n${inside.join('')}`).trim()
  return writeComponent(tag, givenTo(element, scope), scope, text || undefined)
}
