import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseAst } from 'vite'

type Node = Record<string, unknown>

/** What drives a story or only names it, wherever it stands: no data that it shows. */
const notShown = new Set(['play', 'parameters', 'tags', 'globals'])

/** What names a story in the call that makes it; in its data, the same keys may be shown. */
const named = new Set(['title', 'id', 'name'])
const makesStories = /^(?:meta|story|extend)$/

/** What a play function looks for is the product's, not the story's. */
const looksFor = /^(?:(?:get|find|query)(?:All)?By|to[A-Z])/

/** The files in which stories share what they show: fixtures, samples, and pages made for stories only. */
const sharesData = /(?:fixtures|samples?|stor(?:y|ies)[\w-]*|Story\w+|\/storybook\/[\w-]+)\.tsx?$/
const packages: Readonly<Record<string, string>> = {
  '@potager/domain/samples': '../../packages/domain/src/samples/index.ts',
  '@potager/domain/fixtures': '../../packages/domain/src/fixtures/words.ts',
}

interface Found {
  texts: Set<string>
  sources: Set<string>
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where an import, or an export that passes on, takes from; null for any other node. */
function sourceOf({ type, source }: Node): string | null {
  if (!/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(String(type))) return null
  return isNode(source) && typeof source.value === 'string' ? source.value : null
}

/** The name of the function or method that a call calls. */
function calleeOf({ type, callee }: Node): string {
  if (type !== 'CallExpression' || !isNode(callee)) return ''
  return String(isNode(callee.property) ? callee.property.name : callee.name)
}

const keyOf = (property: unknown) => (isNode(property) && isNode(property.key) ? String(property.key.name) : '')

/** What a node says itself, without its children; a text between tags as React joins its lines. */
function textIn({ type, value }: Node): string | null {
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'JSXText' && typeof value === 'string') return value.replaceAll(/\s*\n\s*/g, ' ')
  return type === 'TemplateElement' && isNode(value) && typeof value.cooked === 'string' ? value.cooked : null
}

/** Types say nothing that is shown, but for the value that one is given to. */
const isType = ({ type, expression }: Node) => String(type).startsWith('TS') && !isNode(expression)

/** What a story is made of, without what only names it. */
const unnamed = (given: unknown) =>
  isNode(given) && Array.isArray(given.properties) ? given.properties.filter((one) => !named.has(keyOf(one))) : given

/** The literals of a syntax tree that may be shown, and where it imports from. */
function collect(node: unknown, into: Found): void {
  if (Array.isArray(node)) for (const item of node) collect(item, into)
  if (!isNode(node) || isType(node) || notShown.has(keyOf(node))) return
  const source = sourceOf(node)
  if (source !== null) {
    into.sources.add(source)
    return
  }
  const text = textIn(node)?.trim()
  if (text) into.texts.add(text)
  const callee = calleeOf(node)
  if (looksFor.test(callee)) collect(node.callee, into)
  else if (makesStories.test(callee) && Array.isArray(node.arguments)) collect(node.arguments.map(unnamed), into)
  else for (const child of Object.values(node)) collect(child, into)
}

const parsed = new Map<string, Promise<Found>>()

/** What a file says itself; each file is read once, however many stories share it. */
function found(file: string): Promise<Found> {
  const before = parsed.get(file)
  if (before) return before
  const reading = readFile(file, 'utf8').then((code) => {
    const here: Found = { texts: new Set(), sources: new Set() }
    collect(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, here)
    return here
  })
  parsed.set(file, reading)
  return reading
}

/** The texts that the stories of a file bring along, with all that their fixtures and those of other stories do. */
export async function textsOf(file: string, read = new Set<string>()): Promise<Set<string>> {
  if (read.has(file)) return new Set()
  read.add(file)
  const { texts, sources } = await found(file)
  const all = new Set(texts)
  for (const source of sources) {
    const inPackage = packages[source]
    const next = inPackage ? resolve(import.meta.dirname, inPackage) : resolve(dirname(file), source)
    if (!inPackage && !(source.startsWith('.') && sharesData.test(next))) continue
    for (const text of await textsOf(next, read)) all.add(text)
  }
  return all
}

/** `import data from './X.stories.tsx?data'`: the texts that the stories of a file and their fixtures bring along. */
export const storyData: Plugin = {
  name: 'story-data',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?')
    if (!file || query !== 'data') return null
    return `export default ${JSON.stringify([...(await textsOf(file))])}`
  },
}
