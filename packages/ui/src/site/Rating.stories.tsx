import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { Rating } from './Rating.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Note moyenne',
  id: 'composants-site-note',
  component: Rating,
  args: { average: 4.3, count: 23 },
  parameters: {
    guide: {
      use: ['Pour la moyenne des avis approuvés d’un restaurant ou d’un plat.'],
      avoid: [
        'Pour un seul avis, ses étoiles sont dans « ReviewSection ».',
        'Sans avis : n’affichez rien plutôt que zéro.',
      ],
      writing: ['Une décimale, à la virgule, et le nombre qui l’appuie : « 4,3 sur 5 · 23 avis ».'],
      accessibility: ['Tout est du texte : l’étoile est dessinée par la feuille de style et n’est pas lue.'],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Moyenne et nombre',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4,3 sur 5 · 23 avis')).toBeVisible()
  },
})

export const Whole = meta.story({
  name: 'Un seul avis, note entière',
  args: { average: 5, count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('5,0 sur 5 · 1 avis')).toBeVisible()
  },
})
