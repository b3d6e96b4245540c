import { noticeFieldErrors, noticeMessages as words } from '@potager/domain/messages'
import { readNoticeDraft } from '@potager/domain/notice'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { App } from '../App.tsx'
import { longComment, longWord, pageOverflow } from '../pages/story-page.ts'
import { NoticePage } from './NoticePage.tsx'
import { formState, review } from './story-notices.ts'

const typed = readNoticeDraft(
  (field) => ({ motive: 'OTHER', name: 'Inès', email: 'ines@', goodFaith: 'oui' })[field as string] ?? '',
)

const meta = preview.meta({
  title: 'Écrans/Site/Signaler un avis',
  id: 'ecrans-signaler-un-avis',
  component: NoticePage,
  parameters: { page: true },
  args: { state: formState, signedIn: false },
  decorators: [
    (Story) => (
      <App name="reviewNotice">
        <Story />
      </App>
    ),
  ],
})

export const Nominal = meta.story({
  name: 'L’avis, puis le formulaire',
  tags: ['[REV-60]', '[REV-61]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'L’avis signalé, sur La Fève Tonka' })).toBeVisible()
    await expect(canvas.getByText('Le serveur est un âne. À fuir.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Signaler cet avis/ })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: words.motive })).toBeRequired()
    await expect(canvas.getByLabelText(words.name)).not.toBeRequired()
    await expect(canvas.getByText(/Sans e-mail ni téléphone/)).toBeVisible()
    const form = canvas.getByRole('button', { name: words.submit }).closest('form')
    await expect(form).toHaveAttribute('action', `/signaler-avis/${review.id}`)
  },
})

export const Refused = meta.story({
  name: 'Refusé : la saisie reste, le premier champ à corriger a le focus',
  args: {
    state: {
      ...formState,
      refused: {
        status: 400,
        message: 'Corrigez les champs signalés.',
        fields: { explanation: noticeFieldErrors.explanation },
        typed,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText(words.explanation)).toHaveFocus()
    await expect(canvas.getByLabelText(words.name)).toHaveValue('Inès')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

export const Gone = meta.story({
  name: 'Avis retiré entre-temps',
  args: { state: { ...formState, link: { ok: false, status: 404, message: 'Cet avis n’est pas ou plus publié.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: words.submit })).toBeNull()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...formState,
      link: { ok: true, value: { ...review, comment: `${longComment} ${longWord}`, resourceName: longWord } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
