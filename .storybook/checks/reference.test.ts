import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { types } from 'storybook/internal/babel'
import { describe, expect, it } from 'vitest'
import { commonProperties } from '../../packages/ui/src/storybook/reference/common-properties.ts'
import { namedTypes, readSurface } from '../../packages/ui/src/storybook/reference/surface.ts'
import { readShown } from '../snippets/shown.ts'
import { readStoryFile, valueOf } from '../snippets/story-file.ts'

const ui = resolve(import.meta.dirname, '../../packages/ui')
const surface = readSurface(readFileSync(resolve(ui, 'api/surface.md'), 'utf8'))
const components = [...surface].flatMap(([entry, { components: all }]) =>
  [...all].map(([name, properties]) => ({ entry, name, properties })),
)

const textOf = (node: types.Node | undefined) => (types.isStringLiteral(node) ? node.value : '')

const files = new Map(
  [...surface.keys()].map((entry) => {
    const path = resolve(ui, `src/storybook/reference/${entry}.stories.tsx`)
    return [entry, existsSync(path) ? readStoryFile(path) : null]
  }),
)

/** What the reference says of a component: the name of its story, what it is, what its own properties are. */
function describedAs(entry: string, name: string) {
  const story = files.get(entry)?.stories.get(name)
  const args = story && valueOf(story, 'args')
  const sentences = new Map<string, string>()
  const properties = types.isObjectExpression(args) ? valueOf(args, 'properties') : undefined
  for (const one of types.isObjectExpression(properties) ? properties.properties : [])
    if (types.isObjectProperty(one))
      sentences.set(types.isIdentifier(one.key) ? one.key.name : textOf(one.key), textOf(one.value))
  return {
    title: story ? textOf(valueOf(story, 'name')) : '',
    what: types.isObjectExpression(args) ? textOf(valueOf(args, 'what')) : '',
    sentences,
  }
}

const isSentence = (text: string | undefined) => text !== undefined && /^[«\p{Lu}].{8,}[.!?…]$/u.test(text)

describe('the reference', () => {
  it('finds every component of the package by its code name and by other words', () => {
    const titles = components.map(({ entry, name }) => ({ name, title: describedAs(entry, name).title }))
    expect(titles.length).toBeGreaterThan(130)
    expect(
      titles.filter(({ name, title }) => !title.startsWith(`${name} · `) || title.length < name.length + 6),
    ).toEqual([])
    for (const word of ['dialog', 'modal', 'tabs', 'toast', 'pagination', 'button', 'skeleton', 'badge', 'select'])
      expect(titles.some(({ title }) => title.split(/[ ,]+/).includes(word))).toBe(true)
  })

  it('says in a sentence what every component is', () => {
    expect(components.filter(({ entry, name }) => !isSentence(describedAs(entry, name).what))).toEqual([])
  })

  it('says in a sentence what every property is, and of none that is gone', () => {
    const wanting = components.flatMap(({ entry, name, properties }) => {
      const { sentences } = describedAs(entry, name)
      const known = new Set(properties.map((property) => property.name))
      const silent = [...known].filter((property) => !isSentence(sentences.get(property) ?? commonProperties[property]))
      const gone = [...sentences.keys()].filter((property) => !known.has(property))
      return [
        ...silent.map((property) => `${entry}/${name}: ${property} has no sentence`),
        ...gone.map((property) => `${entry}/${name}: ${property} is no property`),
      ]
    })
    expect(wanting).toEqual([])
  })

  it('has a type for every property that says more than its kind', () => {
    const all = components.flatMap(({ properties }) => properties)
    expect(all.length).toBeGreaterThan(850)
    expect(all.filter(({ type }) => /^(?:union|object|function|array|unknown|any)$/i.test(type))).toEqual([])
  })

  it('leads from every component to a page that shows it', { timeout: 60_000 }, () => {
    const pages = readShown()
    const shown = new Set(pages.flatMap(({ components: names }) => names))
    expect(components.map(({ entry, name }) => `${entry}/${name}`).filter((name) => !shown.has(name))).toEqual([])
    expect(pages.find(({ id }) => id === 'composants-dialogues')?.components).toEqual([
      'feedback/ConfirmDialog',
      'feedback/AlertDialog',
    ])
  })
})

it('the surface is read with the types it names, and those in turn', () => {
  const entry = readSurface(`# What
\n## @potager/ui/lamp
\n- type Colour = { tint: Tint; }
- component Lamp
  - colour?: Colour | undefined
  - on: boolean
- type LampProps
- type Tint = 'warm' | 'cold'
`).get('lamp')
  expect(entry?.components.get('Lamp')).toEqual([
    { name: 'colour', type: 'Colour', required: false },
    { name: 'on', type: 'boolean', required: true },
  ])
  expect(entry && namedTypes(entry, ['Colour', 'boolean'])).toEqual(['Colour', 'Tint'])
})
