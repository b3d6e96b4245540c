import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../../..')
const sections = ['use', 'avoid', 'writing', 'accessibility']

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a property in an object literal, without `satisfies` and `as`. */
function property(object: unknown, name: string): unknown {
  if (!isNode(object) || !Array.isArray(object.properties)) return undefined
  const found = object.properties.find((each) => isNode(each) && isNode(each.key) && each.key.name === name)
  let value: unknown = isNode(found) ? found.value : undefined
  while (isNode(value) && isNode(value.expression)) value = value.expression
  return value
}

function metaOf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(metaOf).find(Boolean)
  if (!isNode(node)) return undefined
  const { callee } = node
  if (isNode(callee) && isNode(callee.property) && callee.property.name === 'meta' && Array.isArray(node.arguments))
    return node.arguments[0]
  return Object.values(node).map(metaOf).find(Boolean)
}

function sentences(section: unknown): number {
  if (!isNode(section) || !Array.isArray(section.elements)) return 0
  return section.elements.filter((each) => !isNode(each) || each.type !== 'Literal' || String(each.value).trim()).length
}

/** Empty sections of a component's guide; null for a file without a component. */
function silentSections(source: string): string[] | null {
  const meta = metaOf(parseAst(source, { lang: 'tsx' }).body)
  const title = property(meta, 'title')
  if (!isNode(title) || !String(title.value).startsWith('Composants/')) return null
  const guide = property(property(meta, 'parameters'), 'guide')
  return sections.filter((name) => sentences(property(guide, name)) === 0)
}

const files = [
  'packages/ui/src',
  'packages/storybook/src',
  'packages/admin-kit/src',
  'apps/public/src',
  'apps/admin/src',
].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => resolve(root, folder, path)),
)

it('every component has a guide on when to use and avoid it, writing and accessibility', () => {
  const found = files.map((file) => ({ file, silent: silentSections(readFileSync(file, 'utf8')) }))
  expect(found.filter(({ silent }) => silent).length).toBeGreaterThan(50)
  const missing = found.filter(({ silent }) => silent?.length)
  const said = missing.map(({ file, silent }) => `${relative(root, file)} : parameters.guide, ${silent?.join(', ')}`)
  expect(said, 'Fichiers d’histoires dont le guide manque ou dont une partie est vide').toEqual([])
})

describe('the reading of guides', () => {
  const file = (guide: string) => `const meta = preview.meta({ title: 'Composants/X', parameters: { ${guide} } })`
  const whole = "guide: { use: ['a'], avoid: ['b'], writing: ['c'], accessibility: ['d'] } satisfies Guide"

  it('names missing and empty sections', () => {
    expect(silentSections(file(whole))).toEqual([])
    expect(silentSections(file(''))).toEqual(sections)
    expect(silentSections(file(whole.replace("['b']", '[]')))).toEqual(['avoid'])
    expect(silentSections(file(whole.replace("'c'", "' '")))).toEqual(['writing'])
  })

  it('ignores stories that are not of a component', () => {
    expect(silentSections(file('').replace('Composants', 'Écrans'))).toBeNull()
  })
})
