import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { pageOverflow } from '../pages/story-page.ts'
import { MessageWishPage } from './MessageWishPage.tsx'

const token = 'Zk3hD0yV1c8mPq4tXw7uJr2sNf6bLg9aEoIvTzKxYhC'
const state: PageState<'messageWish'> = { name: 'messageWish', token, link: { ok: true, value: { wish: 'all' } } }

const meta = preview.meta({
  title: 'Écrans/Site/Ne plus recevoir',
  id: 'ecrans-ne-plus-recevoir',
  component: MessageWishPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  decorators: [
    (Story) => (
      <App name="messageWish">
        <Story />
      </App>
    ),
  ],
})

export const Nominal = meta.story({
  name: 'Choisir : trois choix expliqués, au clavier',
  tags: ['[MSG-10]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('radio', { name: 'Tous les messages' })
    await expect(all).toBeChecked()
    all.focus()
    await userEvent.keyboard('{ArrowDown}')
    const answers = canvas.getByRole('radio', { name: 'Seulement les réponses à mes demandes' })
    await expect(answers).toBeChecked()
    await expect(answers).toHaveAccessibleDescription(/rien d’autre/)
    await expect(answers.closest('form')).toHaveAttribute('action', `/ne-plus-recevoir/${token}`)
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Saved = meta.story({
  name: 'Enregistré',
  args: { state: { ...state, link: { ok: true, value: { wish: 'nothing' } }, saved: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Votre choix est enregistré.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Rien du tout' })).toBeChecked()
  },
})

export const Refused = meta.story({
  name: 'Refusé : rien n’est choisi',
  args: { state: { ...state, refused: { status: 400, message: 'Choisissez ce que vous voulez recevoir.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Choisissez ce que vous voulez recevoir.')
  },
})

export const Over = meta.story({
  name: 'Un lien qui ne mène à rien',
  args: { state: { ...state, link: { ok: false, status: 404, message: 'Ce lien n’est pas ou plus valable.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('aucun message')
  },
})
