import { reservationMessages } from '@potager/domain/messages'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pageSays, partSays } from './said.ts'
import { Buttons, Errors, TradeWords, Typography, Voice } from './Writing.tsx'

const meta = preview.meta({
  title: 'Fondations/Rédaction',
  id: 'fondations-redaction',
  component: Voice,
  parameters: pageSays(
    'Tous les textes du produit sont dans un seul catalogue, `packages/domain/src/base/messages` ; cette page le lit. Ce que la spécification cite est repris mot pour mot, avec ses apostrophes droites et ses espaces ; le reste suit les règles ci-dessous.',
  ),
})

export const Tone = meta.story({
  name: 'La voix',
  parameters: partSays('Quelqu’un de la maison, entre deux services : précis, calme, poli, et pressé comme vous.'),
})

export const Failures = meta.story({
  name: 'Messages d’erreur',
  parameters: partSays(
    'D’abord ce qui est arrivé, puis ce qu’on peut faire. Jamais de faute à celui qui lit, jamais de code seul ; ce qui est saisi reste.',
  ),
  render: () => <Errors />,
})

export const Actions = meta.story({
  name: 'Boutons',
  parameters: partSays(
    'Un verbe, et son objet quand il y a un doute. Dans une question, ni « Oui » ni « OK » : chaque bouton se comprend seul, et celui qui garde les choses en l’état reçoit le focus.',
  ),
  render: () => <Buttons />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(reservationMessages.keep)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/\b(Oui|OK)\b/)
  },
})

export const Words = meta.story({
  name: 'Mots du métier',
  parameters: partSays('Les statuts et les autres codes, avec leur mot et leur marque, sont dans « Codes et mots ».'),
  render: () => <TradeWords />,
})

export const Rules = meta.story({
  name: 'Règles typographiques',
  parameters: partSays('Vérifiées sur tout le catalogue par un test, hors des textes que la spécification impose.'),
  render: () => <Typography />,
})
