import { composeStory } from '@storybook/react-vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../packages/domain/src/config.ts'
import preview from '../preview.tsx'
import { strayTexts } from './stray-texts.ts'

type Story = ReturnType<ReturnType<typeof preview.meta>['story']>

const modules = import.meta.glob<Record<string, Story>>(
  '../../{packages/ui,apps/admin,apps/public}/src/**/*.stories.tsx',
)
const data = import.meta.glob<string[]>('../../{packages/ui,apps/admin,apps/public}/src/**/*.stories.tsx', {
  query: '?data',
  import: 'default',
})

const loaded = await Promise.all(
  Object.entries(modules).map(
    async ([file, load]) =>
      [file.split('/src/').at(-1) ?? file, { stories: await load(), known: await data[file]?.() }] as const,
  ),
)

/** Every text in a story's arguments, in the elements among them too. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value.trim()]
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((item) => textsIn(item, seen))
}

/** A code as it is shown. */
const spaced = (text: string) => text.replaceAll('_', ' ')

/** What formatters and settings write, the same in each story: dates, hours, amounts, the name of the site. */
const written = [
  ...['long', 'short'].flatMap((width) =>
    Array.from({ length: 12 }, (_, month) => {
      const day = new Date(Date.UTC(2026, month, month + 1))
      const name = width === 'long' ? 'long' : 'short'
      const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fr-FR', options).format(day)
      return [format({ month: name }), format({ weekday: name })]
    }).flat(),
  ),
  'min',
  'TTC',
  'Date invalide',
  product.footer,
  product.name,
  // The button of stories that prove where the focus returns to.
  'Ouvrir',
]

beforeAll(() => preview.composed.beforeAll())

describe.each(loaded)('%s', (_, { stories, known = [] }) => {
  it.each(Object.entries(stories))('%s', async (name, story) => {
    const shown = composeStory({ ...story.input, play: undefined }, story.meta.input, preview.composed, name)
    await shown.run()
    const given = [...known, ...textsIn(shown.args)]
    const stray = strayTexts(document.body, [...given, ...given.map(spaced), ...written])
    expect(stray, `Textes hors du catalogue dans « ${shown.storyName} »`).toEqual([])
  })
})
