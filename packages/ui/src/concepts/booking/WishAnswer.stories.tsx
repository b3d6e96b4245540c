import type { Guide } from '@potager/storybook/guide'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { WishAnswer, WishMark } from './WishAnswer.tsx'

const wish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }

const meta = preview.meta({
  title: 'Composants/Réservation/Autre moment souhaité',
  id: 'composants-reservation-souhait',
  component: WishAnswer,
  subcomponents: { WishMark },
  args: { wish, onAnswer: fn() },
  parameters: {
    guide: {
      use: [
        'Dans le détail d’une réservation ou d’un événement confirmé, quand son client préférerait un autre moment.',
        'Les deux réponses sont à un geste : accepter déplace ce qui est confirmé, garder n’y change rien.',
        '« WishMark » : à côté du statut « Confirmée », sur une carte ou une ligne : le client préférerait un autre moment.',
      ],
      avoid: [
        'Pour une demande en attente : le moment proposé y remplace l’ancien, il se confirme ou se refuse.',
        'Dans une liste, prendre la marque : elle dit seulement qu’un souhait attend.',
        '« WishMark » : pour dire lequel : le détail le dit, avec les deux réponses.',
      ],
      writing: [
        'Une phrase dit le moment souhaité : jour, heures, personnes.',
        'Une autre dit ce qui tient en attendant : le moment confirmé reste tenu.',
        '« WishMark » : les mots du détail, sans le moment : « Autre moment souhaité ».',
      ],
      accessibility: [
        'C’est une région nommée « Autre moment souhaité ».',
        'Pendant l’envoi les boutons gardent le focus et ne prennent rien.',
        '« WishMark » : c’est du texte avec sa marque dessinée ; sans souhait, rien n’est lu.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Accepter, ou garder ce qui est confirmé',
  tags: ['[VIS-17]'],
  play: async ({ canvasElement, args }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Autre moment souhaité' }))
    await expect(
      region.getByText('Le client préférerait jeudi 3 décembre 2026, 20:00 – 22:00, 4 personnes.'),
    ).toBeVisible()
    await userEvent.click(region.getByRole('button', { name: 'Accepter ce moment' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(region.getByRole('button', { name: 'Garder le moment confirmé' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
  },
})

export const Busy = meta.story({
  name: 'La réponse part : rien ne part deux fois',
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await userEvent.click(button)
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const OnlyShown = meta.story({
  name: 'Un service sans réponse : le souhait se lit seulement',
  render: ({ wish: shown }) => <WishAnswer wish={shown} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
})

export const Night = meta.story({
  name: 'Téléphone : une nuit, deux jours',
  globals: onPhone,
  args: { wish: { ...wish, end: '2026-12-04T01:30:00', people: 120 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/vendredi 4 décembre 2026, 01:30, 120 personnes/)).toBeVisible()
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

const mark = { wish: { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 } }

export const Marked = meta.story({
  name: 'Un souhait attend',
  tags: ['[VIS-17]'],
  render: () => <WishMark {...mark} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Autre moment souhaité')).toBeVisible()
  },
})

export const Unmarked = meta.story({
  name: 'Rien ne change : rien',
  render: () => <WishMark {...mark} wish={undefined} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Autre moment souhaité')).toBeNull()
  },
})
