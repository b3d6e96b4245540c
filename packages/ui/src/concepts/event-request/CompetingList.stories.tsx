import type { Guide } from '@potager/storybook/guide'
import { longPerson, longRestaurantName, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { CompetingList } from './CompetingList.tsx'
import { competitors } from './event-request.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Réservation/Même place au même moment',
  id: 'composants-reservation-concurrence',
  component: CompetingList,
  args: { bookings: competitors },
  parameters: {
    guide: {
      use: [
        'Dans le détail d’une demande en attente, avant de confirmer : qui veut la même place à la même heure.',
        'Ce qui occupe déjà la place vient avant ce qui la demande seulement.',
      ],
      avoid: [
        'Une fois la demande confirmée ou refusée : il n’y a plus de choix à faire.',
        'Pour voir tout un jour, prendre le planning.',
      ],
      writing: [
        'Une ligne par réservation : qui, quand, où, combien, puis ce qu’elle fait de la place.',
        'Les deux fins possibles : « occupe déjà la place » et « aussi en attente ».',
      ],
      accessibility: [
        'C’est une région nommée « La même place au même moment », avec une liste.',
        'Sans rien à dire, elle n’existe pas : aucun titre vide n’est lu.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Une place prise, une autre demandée',
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'La même place au même moment' })
    const lines = within(region).getAllByRole('listitem')
    await expect(lines).toHaveLength(competitors.length)
    await expect(lines[0]).toHaveTextContent('occupe déjà la place')
    await expect(lines[1]).toHaveTextContent('aussi en attente')
  },
})

export const Nobody = meta.story({
  name: 'Personne d’autre : rien',
  args: { bookings: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
})

export const Long = meta.story({
  name: 'Des noms longs',
  args: {
    bookings: competitors.map((competitor) => ({ ...competitor, title: longRestaurantName, customerName: longPerson })),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
