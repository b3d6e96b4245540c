import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textsOf } from '../pseudo/story-data.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What the collector takes for data of the first of these files. */
async function dataOf(files: Record<string, string>): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code)
  return [...(await textsOf(join(folder, Object.keys(files)[0] ?? '')))].toSorted()
}

it('takes what a story gives and writes around its component, not what only names it or what its play looks for', async () => {
  const data = await dataOf({
    'Card.stories.tsx': `
      import { Card } from './Card.tsx'
      const look = (canvas) => canvas.getByRole('button', { name: 'Bouton' })
      const meta = preview.meta({ title: 'Composants/Carte', component: Card, args: { title: 'Menu du soir' } })
      export const One = meta.story({
        name: 'Une seule',
        args: { status: 'READY' as 'READY' | 'DONE', total: \`\${2} plats\` },
        render: (args) => <main aria-label="Cuisine"><Card {...args} />Au
          feu</main>,
        parameters: { docs: 'Explications' },
        play: async ({ canvas }) => { await canvas.findByText('Texte attendu') },
      })`,
  })
  expect(data).toEqual(['Au feu', 'Cuisine', 'Menu du soir', 'READY', 'plats'])
})

it('follows fixtures from one to the next, and the samples; not the product', async () => {
  const data = await dataOf({
    'Card.stories.tsx': `import { one } from './card.fixtures.ts'; import { Card } from './Card.tsx'`,
    'card.fixtures.ts': `export { two } from './story-two.ts'; export * from './more.fixtures.ts'`,
    'story-two.ts': `import { restaurant } from '@potager/domain/samples'; export const two = { title: 'Anniversaire' }`,
    'more.fixtures.ts': `export const name = 'Panais'`,
    'Card.tsx': `export const Card = () => <p>Texte du produit</p>`,
  })
  expect(data).toEqual(expect.arrayContaining(['Anniversaire', 'La Fève Tonka', 'Panais']))
  expect(data).not.toContain('Texte du produit')
})
