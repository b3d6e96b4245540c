import type { Guide } from '@potager/storybook/guide'
import { longRestaurantName, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { Facts } from './DetailDialog.tsx'

const meta = preview.meta({
  title: 'Composants/Écran/Faits',
  id: 'composants-faits',
  component: Facts,
  args: {
    facts: [
      ['Client', 'Camille Roux'],
      ['Date', '12 mai 2026'],
      ['Remarques', 'Buffet froid.\nDeux fauteuils roulants.'],
    ] as const,
  },
  parameters: {
    guide: {
      use: [
        'Pour dire un objet nom par nom, dans une fenêtre de détail ou une fiche de la console.',
        'Quand certaines valeurs peuvent manquer : un fait sans valeur disparaît, zéro reste.',
      ],
      avoid: [
        'Pour comparer plusieurs objets, prenez un tableau.',
        'Sur le site public, « StatedFacts » dit aussi ce qui n’est pas renseigné.',
      ],
      writing: [
        'Un nom court, sans deux-points : « Client », « Personnes ».',
        'Les retours à la ligne d’une remarque sont gardés.',
      ],
      accessibility: [
        'C’est une liste de définitions : chaque valeur est lue avec son nom.',
        'Rien n’y prend le focus, sauf les liens que vous y mettez.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Nom par nom',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(3)
  },
})

export const Empty = meta.story({
  name: 'Sans valeur, sauf zéro',
  args: {
    facts: [
      ['Client', undefined],
      ['Remarques', ''],
      ['Acompte', 0],
    ] as const,
  },
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole('term')
    await expect(terms.map((term) => term.textContent)).toEqual(['Acompte'])
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    facts: [
      ['Restaurant', longRestaurantName],
      ['Remarques', `${longWord} ${longWord}`],
    ] as const,
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
