import { assert, beforeAll, describe, it } from 'vitest'
import preview from '../preview.tsx'
import { drawnStrays, type Story } from './drawn.ts'

const modules = import.meta.glob<Record<string, Story>>(
  '../../{packages/ui,apps/admin,apps/public}/src/**/*.stories.tsx',
)
const data = import.meta.glob<string[]>('../../{packages/ui,apps/admin,apps/public}/src/**/*.stories.tsx', {
  query: '?data',
  import: 'default',
})

/** Pages of this Storybook about the product, written in French for who works on it: no visitor reads them. */
const documentation = /^(?:Fondations|Référence)\//

const loaded = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => {
    const stories = Object.entries(await load())
    const known = (await data[file]?.()) ?? []
    return [file.replace(/^[./]+/, ''), { known, stories }] as const
  }),
)
const product = loaded.filter(([, { stories }]) => !documentation.test(stories[0]?.[1].meta.input.title ?? ''))

beforeAll(() => preview.composed.beforeAll())

describe.each(product)('%s', (file, { known, stories }) => {
  it.each(stories)('%s', async (name, story) => {
    const strays = await drawnStrays(name, story, known)
    const said = strays.map((text) => `« ${text} »`).join(', ')
    assert(
      strays.length === 0,
      `${file}, ${name}, hors du catalogue : ${said}. Un texte du produit va dans packages/domain/src/messages/fr (et en), une donnée dans les arguments ou les fixtures de la story, un code ou un nom propre dans translate="no".`,
    )
  })
})
