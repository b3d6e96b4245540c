import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { types } from 'storybook/internal/babel'
import { describe, expect, it } from 'vitest'
import { readSurface } from '../../packages/ui/api/surface.ts'
import { commonProperties } from '../../packages/ui/src/storybook/reference/common-properties.ts'
import { namedTypes } from '../../packages/ui/src/storybook/reference/named-types.ts'
import { readShown, readStoryFile } from '../reference.ts'

const ui = resolve(import.meta.dirname, '../../packages/ui')
const surface = readSurface()
const components = Object.entries(surface).flatMap(([entry, { components: all }]) =>
  Object.entries(all).map(([name, properties]) => ({ entry, name, properties })),
)

const textOf = (node: types.Node | undefined) => (types.isStringLiteral(node) ? node.value : '')

function membersOf(node: types.Node | undefined): Map<string, types.Node> {
  const members = types.isObjectExpression(node) ? node.properties : []
  return new Map(
    members
      .filter((one) => types.isObjectProperty(one))
      .map(({ key, value }) => [types.isIdentifier(key) ? key.name : textOf(key), value]),
  )
}

const files = new Map(
  Object.keys(surface).map((entry) => {
    const path = resolve(ui, `src/storybook/reference/${entry}.stories.tsx`)
    return [entry, existsSync(path) ? readStoryFile(path) : null]
  }),
)

/** A component's entry in the reference: story name, description, own props. */
function describedAs(entry: string, name: string) {
  const story = files.get(entry)?._storyAnnotations[name]
  const args = membersOf(story?.args)
  return {
    title: textOf(story?.name),
    what: textOf(args.get('what')),
    sentences: new Map([...membersOf(args.get('properties'))].map(([key, value]) => [key, textOf(value)])),
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

  it('leads from every component to a page that shows it', { timeout: 60_000 }, () => {
    const pages = readShown(surface)
    const shown = new Set(pages.flatMap(({ components: names }) => names))
    expect(components.map(({ entry, name }) => `${entry}/${name}`).filter((name) => !shown.has(name))).toEqual([])
    expect(pages.find(({ id }) => id === 'composants-dialogues')?.components).toEqual([
      'feedback/ConfirmDialog',
      'feedback/AlertDialog',
    ])
  })
})

it('a property shows the types it names, and those in turn', () => {
  const all = { Colour: '{ tint: Tint; }', LampProps: '{ colour: Colour; }', Tint: "'warm' | 'cold'" }
  expect(namedTypes(all, ['Colour', 'boolean'])).toEqual(['Colour', 'Tint'])
})
