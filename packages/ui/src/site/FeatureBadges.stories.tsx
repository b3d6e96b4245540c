import type { Guide } from '@potager/storybook/guide'
import { longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { FeatureBadges } from './FeatureBadges.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Particularités',
  id: 'composants-site-particularites',
  component: FeatureBadges,
  args: { features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'] },
  parameters: {
    guide: {
      use: ['Pour ce qu’offre un restaurant, sur sa carte et sur sa page.'],
      avoid: [
        'Pour un état qui change, prenez « StatusChip » ou « OpenBadge ».',
        'Pour filtrer : ces pastilles ne se pressent pas.',
      ],
      writing: [
        'Le code du serveur, ses soulignés devenus des espaces : « WIFI HAUT DEBIT ».',
        'Un restaurant qui ne dit rien n’affiche rien, pas même un titre.',
      ],
      accessibility: ['C’est une liste, annoncée comme telle.', 'Rien n’y prend le focus.'],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Codes lisibles',
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual(['WIFI HAUT DEBIT', 'PLATEAUX LIVRABLE'])
  },
})

export const Twice = meta.story({
  name: 'Dite deux fois : montrée une',
  args: { features: ['TERRASSE', 'WIFI_HAUT_DEBIT', 'TERRASSE'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('TERRASSE')).toHaveLength(1)
  },
})

export const Empty = meta.story({
  name: 'Aucune : rien ne s’affiche',
  args: { features: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { features: ['ACCES_FAUTEUIL_ROULANT_PAR_LA_COUR_DU_FOND', longWord.toUpperCase(), 'TERRASSE'] },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
