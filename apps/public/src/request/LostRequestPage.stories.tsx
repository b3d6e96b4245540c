import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { pageOverflow } from '../pages/story-page.ts'
import { LostRequestPage } from './LostRequestPage.tsx'

const state: PageState<'lostRequest'> = { name: 'lostRequest', sent: false }

const meta = preview.meta({
  title: 'Écrans/Site/Lien perdu',
  id: 'ecrans-lien-perdu',
  component: LostRequestPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  decorators: [
    (Story) => (
      <App name="lostRequest">
        <Story />
      </App>
    ),
  ],
})

export const Nominal = meta.story({ name: 'Retrouver une demande' })

export const Sent = meta.story({
  name: 'Demandé : la page ne dit pas s’il y a une demande',
  tags: ['[VIS-11]'],
  args: { state: { ...state, sent: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^S’il y a une demande/)
  },
})

export const Refused = meta.story({
  name: 'Trop de liens demandés : la saisie reste',
  args: {
    state: {
      ...state,
      refused: {
        status: 429,
        message: 'Trop de liens ont été demandés.',
        contact: 'ines@exemple.fr',
        day: '2026-12-05',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('E-mail ou téléphone')).toHaveValue('ines@exemple.fr')
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})
