import { types } from 'storybook/internal/babel'
import { bare, type StoryFile, valueOf } from './story-file.ts'

/** What a story gives its component, in order: expressions by name, and objects that are given whole under `...`. */
export type Given = Map<string, types.Node>

const whole = '...'

/** Whether an expression makes a mock: `fn()`, `fn(impl)`, `fn().mockResolvedValue(…)`. */
function isMock(node: types.Node | null | undefined): boolean {
  if (types.isMemberExpression(node)) return isMock(node.object)
  return types.isCallExpression(node) && (types.isIdentifier(node.callee, { name: 'fn' }) || isMock(node.callee))
}

const initOf = (statement: types.Statement | undefined, name: string) =>
  types.isVariableDeclaration(statement)
    ? statement.declarations.find(({ id }) => types.isIdentifier(id, { name }))?.init
    : undefined

/** Whether this is a test’s ear, or the name of one: who copies the code has a handler there. */
export function isHandlerOfTest(node: types.Node, { declared }: StoryFile): boolean {
  return isMock(node) || (types.isIdentifier(node) && isMock(initOf(declared.get(node.name), node.name)))
}

function addAll(into: Given, node: types.Node | undefined, file: StoryFile): void {
  if (!node) return
  const init = types.isIdentifier(node) ? initOf(file.declared.get(node.name), node.name) : undefined
  const object = init ? bare(init) : node
  if (!types.isObjectExpression(object)) {
    into.set(`${whole}${into.size}`, node)
    return
  }
  for (const one of object.properties) {
    if (types.isSpreadElement(one)) addAll(into, bare(one.argument), file)
    else {
      const name = types.isIdentifier(one.key) ? one.key.name : types.isStringLiteral(one.key) ? one.key.value : null
      if (name === null) continue
      into.delete(name)
      into.set(name, types.isObjectMethod(one) ? one : bare(one.value))
    }
  }
}

/** What a story gives, over what all stories of its file do. */
export function givenBy(file: StoryFile, story: types.ObjectExpression): Given {
  const given: Given = new Map()
  addAll(given, valueOf(file.meta, 'args'), file)
  addAll(given, valueOf(story, 'args'), file)
  return given
}

/** Whether a name stands for an object that is given whole. */
export const isWhole = (name: string): boolean => name.startsWith(whole)
