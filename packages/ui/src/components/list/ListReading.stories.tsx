import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ListReading } from './ListReading.tsx'

const stop = fn<() => void>()

const meta = preview.meta({
  title: 'Composants/Listes/Lecture d’une liste',
  id: 'composants-listreading',
  component: ListReading,
  parameters: {
    guide: {
      use: ['Devant un service qui ne sait ni trier ni filtrer une liste : elle se lit alors page par page.'],
      avoid: ['Pour une liste que le service trie et filtre, il n’y a rien à dire.'],
      writing: ['Des nombres : combien de lignes sont lues, et sur combien.'],
      accessibility: ['L’avancement a un nom et un texte ; ce sur quoi le tri porte est une zone « status ».'],
    } satisfies Guide,
  },
  args: { reading: { done: 300, total: 5200, stop } },
  beforeEach: () => void stop.mockClear(),
})

export const Reading = meta.story({
  name: 'L’avancement, et de quoi s’arrêter là',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const progress = canvas.getByRole('progressbar', { name: 'Lecture de la liste' })
    await expect(progress).toHaveAttribute('aria-valuetext', '300 lignes lues sur 5\u202f200')
    await userEvent.click(canvas.getByRole('button', { name: 'S’arrêter là' }))
    await expect(stop).toHaveBeenCalledOnce()
  },
})

export const Partial = meta.story({
  name: 'Le tri et les filtres ne portent que sur le début',
  args: { reading: null, covered: { rows: 2000, total: 5200 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Le tri et les filtres portent sur les 2 000 premières lignes, sur 5 200.',
    )
  },
})

export const Whole = meta.story({
  name: 'Rien à dire d’une liste entière',
  args: { reading: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull()
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
})
