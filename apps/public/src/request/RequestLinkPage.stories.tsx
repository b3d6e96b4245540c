import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { evening, longComment, longRestaurantName, longWord, pageOverflow } from '../pages/story-page.ts'
import { RequestLinkPage } from './RequestLinkPage.tsx'
import { linkState, request, token } from './story-requests.ts'

const seen = (change: Partial<typeof request>): PageState<'requestLink'> => ({
  ...linkState,
  link: { ok: true, value: { ...request, ...change } },
})

const meta = preview.meta({
  title: 'Écrans/Site/Ma demande',
  id: 'ecrans-ma-demande',
  component: RequestLinkPage,
  parameters: { page: true },
  args: { state: linkState, signedIn: false },
  decorators: [
    (Story) => (
      <App name="requestLink">
        <Story />
      </App>
    ),
  ],
})

export const Pending = meta.story({
  name: 'En attente : rien n’est retenu',
  tags: ['[VIS-08]', '[VIS-09]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('En attente de réponse')).toBeVisible()
    await expect(canvas.getByText(/^Le restaurant a reçu votre demande. Elle ne retient aucune place/)).toBeVisible()
    await expect(canvas.getByText('samedi 5 décembre 2026, de 19:00 à 21:30')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Ajouter à mon agenda/ })).toHaveAttribute(
      'href',
      `/api/requests/${token}.ics`,
    )
  },
})

export const Withdrawing = meta.story({
  name: 'Retirer : une question d’abord',
  tags: ['[VIS-09]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Oui, retirer ma demande')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Retirer ma demande'))
    const confirm = canvas.getByRole('button', { name: 'Oui, retirer ma demande' })
    await expect(confirm).toBeVisible()
    await expect(confirm.closest('form')).toHaveAttribute('action', `/demande/${token}`)
  },
})

export const Proposing = meta.story({
  name: 'Proposer un autre moment : replié, prérempli',
  tags: ['[VIS-14]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Jour')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Proposer un autre moment'))
    await expect(canvas.getByLabelText('Jour')).toHaveValue('2026-12-05')
    await expect(canvas.getByLabelText('Arrivée')).toHaveValue('19:00')
    await expect(canvas.getByRole('button', { name: 'Proposer ce moment' })).toBeVisible()
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const ProposalRefused = meta.story({
  name: 'Un autre moment refusé : ce qui est tapé reste',
  args: {
    state: {
      ...linkState,
      refused: {
        status: 422,
        message: 'Le restaurant est fermé à cette période.',
        proposal: {
          fields: { people: 'Au plus 30 personnes' },
          typed: { day: '2026-12-12', from: '04:00', to: '05:00', people: '60', seen: '' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const people = within(canvasElement).getByLabelText('Nombre de personnes')
    await expect(people).toHaveValue(60)
    await expect(people).toHaveAccessibleDescription(/Au plus 30 personnes/)
    await expect(people).toHaveFocus()
  },
})

export const Confirmed = meta.story({
  name: 'Acceptée : un autre moment se propose, elle reste gardée',
  tags: ['[VIS-15]'],
  args: { state: seen({ status: 'CONFIRMED' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Proposer un autre moment'))
    await expect(canvas.getByText(/^Ce qui est confirmé reste gardé pour vous/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Autre moment proposé' })).toBeNull()
  },
})

const wish = { start: '2026-12-12T12:00:00', end: '2026-12-12T14:00:00', people: 6 }

export const Wished = meta.story({
  name: 'Acceptée, un autre moment attend sa réponse',
  tags: ['[VIS-15]', '[VIS-16]'],
  args: { state: seen({ status: 'CONFIRMED', wish }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(canvas.getByRole('region', { name: 'Autre moment proposé' }))
    await expect(
      region.getByText('Vous avez proposé : samedi 12 décembre 2026, de 12:00 à 14:00, 6 personnes.'),
    ).toBeVisible()
    await expect(region.getByText(/Le moment confirmé ci-dessous reste gardé pour vous/)).toBeVisible()
    await expect(canvas.getByText('samedi 5 décembre 2026, de 19:00 à 21:30')).toBeVisible()
    const back = region.getByRole('button', { name: 'Retirer cette proposition' })
    await expect(back.closest('form')).toHaveFormValues({ act: 'proposal-withdrawal' })
    await userEvent.click(canvas.getByText('Proposer encore un autre moment'))
    await expect(canvas.getByLabelText('Jour')).toHaveValue('2026-12-12')
  },
})

export const WishedOnPhone = meta.story({
  name: 'Téléphone : un autre moment attend sa réponse',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { state: seen({ status: 'CONFIRMED', wish: { ...wish, end: '2026-12-13T01:00:00' } }) },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Refused = meta.story({
  name: 'Refusée, avec le motif gardé',
  args: {
    state: seen({ kind: 'EVENT', type: 'CONFERENCE', status: 'CANCELLED', reason: 'Nous sommes complets ce soir-là.' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Nous sommes complets ce soir-là/)).toBeVisible()
    await expect(canvas.getByText('Conférence')).toBeVisible()
    await expect(canvas.queryByText('Retirer ma demande')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Faire une autre demande' })).toBeVisible()
  },
})

export const Withdrawn = meta.story({
  name: 'Retirée par le visiteur',
  args: { state: seen({ status: 'CANCELLED', withdrawn: true, reason: 'Retirée par le client' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Retirée par vous')).toBeVisible()
    await expect(canvas.queryByText(/Motif/)).toBeNull()
  },
})

export const Begun = meta.story({
  name: 'L’heure est venue : plus rien à retirer',
  args: {
    state: { ...seen({ status: 'CONFIRMED', start: '2026-11-21T19:00:00', end: '2026-11-21T21:00:00' }), now: evening },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Retirer ma demande')).toBeNull()
  },
})

const lunch = { start: '2026-11-20T12:00:00', end: '2026-11-20T14:00:00' }

export const Past = meta.story({
  name: 'Le lendemain d’une demande acceptée : le restaurant n’attend plus',
  args: { state: seen({ status: 'CONFIRMED', ...lunch }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Ce moment est passé.')).toBeVisible()
    await expect(canvas.queryByText('Le restaurant vous attend.')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /agenda/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Faire une autre demande' })).toBeVisible()
  },
})

export const Unanswered = meta.story({
  name: 'Le lendemain d’une demande restée sans réponse',
  args: { state: seen(lunch) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Ce moment est passé sans que le restaurant/)).toBeVisible()
  },
})

export const TooLate = meta.story({
  name: 'Le retrait est refusé',
  args: {
    state: {
      ...linkState,
      refused: {
        status: 409,
        message: 'Cette demande ne peut plus être retirée. Pour annuler votre venue, téléphonez au restaurant.',
      },
    },
  },
})

export const Over = meta.story({
  name: 'Lien inconnu, incomplet ou expiré',
  tags: ['[VIS-10]'],
  args: {
    state: {
      ...linkState,
      link: {
        ok: false,
        status: 404,
        message: 'Ce lien n’est pas ou plus valable : il est incomplet, ou il a expiré.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ce lien ne mène à aucune demande')
    await expect(canvas.getByRole('link', { name: 'Retrouver ma demande' })).toHaveAttribute('href', '/lien-perdu')
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: seen({
      status: 'CANCELLED',
      reason: longComment,
      message: longWord,
      restaurantName: longRestaurantName,
      roomName: longWord,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
