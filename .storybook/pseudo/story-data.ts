import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** What only names a story or drives it: no data that it shows. */
const notShown = new Set(['play', 'parameters', 'tags', 'title', 'id'])

/** Where stories keep data that several of them show. */
const brings = /(?:fixtures|\/long-texts)\.ts$/
const SAMPLES = '@potager/domain/samples'
const samplesFile = resolve(import.meta.dirname, '../../packages/domain/src/samples/index.ts')

interface Found {
  texts: Set<string>
  fixtures: Set<string>
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where an import, or an export that passes on, takes from; null for any other node. */
function sourceOf({ type, source }: Record<string, unknown>): string | null {
  if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return null
  return isNode(source) && typeof source.value === 'string' ? source.value : null
}

/** The literals of a syntax tree, and the fixtures it imports. */
function collect(node: unknown, found: Found): void {
  if (Array.isArray(node)) for (const item of node) collect(item, found)
  if (!isNode(node) || Array.isArray(node)) return
  const { type, value } = node
  const source = sourceOf(node)
  if (source !== null) {
    if (source === SAMPLES || brings.test(source)) found.fixtures.add(source)
    return
  }
  if (type === 'Property' && isNode(node.key) && notShown.has(String(node.key.name))) return
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') found.texts.add(value.trim())
  if (type === 'TemplateElement' && isNode(value) && typeof value.cooked === 'string')
    found.texts.add(value.cooked.trim())
  for (const child of Object.values(node)) if (isNode(child)) collect(child, found)
}

async function textsOf(file: string, read = new Set<string>()): Promise<Set<string>> {
  if (read.has(file)) return new Set()
  read.add(file)
  const found: Found = { texts: new Set(), fixtures: new Set() }
  collect(parseAst(await readFile(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }), found)
  for (const source of found.fixtures) {
    for (const text of await textsOf(source === SAMPLES ? samplesFile : resolve(dirname(file), source), read))
      found.texts.add(text)
  }
  return found.texts
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
