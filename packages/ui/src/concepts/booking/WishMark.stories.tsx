import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { WishMark } from './WishMark.tsx'

const meta = preview.meta({
  title: 'Composants/Réservation/Marque d’un autre moment',
  id: 'composants-reservation-marque-souhait',
  component: WishMark,
  args: { wish: { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 } },
  parameters: {
    guide: {
      use: ['À côté du statut « Confirmée », sur une carte ou une ligne : le client préférerait un autre moment.'],
      avoid: ['Pour dire lequel : le détail le dit, avec les deux réponses.'],
      writing: ['Les mots du détail, sans le moment : « Autre moment souhaité ».'],
      accessibility: ['C’est du texte avec sa marque dessinée ; sans souhait, rien n’est lu.'],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Un souhait attend',
  tags: ['[VIS-17]'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Autre moment souhaité')).toBeVisible()
  },
})

export const Nothing = meta.story({
  name: 'Rien ne change : rien',
  args: { wish: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Autre moment souhaité')).toBeNull()
  },
})
