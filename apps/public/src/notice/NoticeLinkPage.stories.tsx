import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { App } from '../App.tsx'
import { longComment, longWord, pageOverflow } from '../pages/story-page.ts'
import { NoticeLinkPage } from './NoticeLinkPage.tsx'
import { decided, linkState, notice } from './story-notices.ts'

const meta = preview.meta({
  title: 'Écrans/Site/Mon signalement',
  id: 'ecrans-mon-signalement',
  component: NoticeLinkPage,
  parameters: { page: true },
  args: { state: linkState(notice), signedIn: false },
  decorators: [
    (Story) => (
      <App name="noticeLink">
        <Story />
      </App>
    ),
  ],
})

export const Received = meta.story({
  name: 'Reçu : l’adresse est à garder',
  tags: ['[REV-62]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Reçu, à l’étude')).toBeVisible()
    await expect(canvas.getByText(/^Gardez l’adresse de cette page/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Contester la décision' })).toBeNull()
  },
})

export const Decided = meta.story({
  name: 'Décidé : les motifs, et comment les contester',
  tags: ['[REV-66]'],
  args: { state: linkState(decided) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Avis retiré')).toBeVisible()
    await expect(canvas.getByText('Le texte insulte une personne de la salle.')).toBeVisible()
    await expect(canvas.getByText(/sans moyen automatisé.*bonjour@exemple\.fr.*Arcom/)).toBeVisible()
  },
})

export const Kept = meta.story({ name: 'Avis maintenu', args: { state: linkState({ ...decided, decision: 'KEPT' }) } })

export const Over = meta.story({
  name: 'Lien inconnu, incomplet ou expiré',
  args: {
    state: {
      ...linkState(notice),
      link: {
        ok: false,
        status: 404,
        message: 'Ce lien n’est pas ou plus valable : il est incomplet, ou il a expiré.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ce lien ne mène à aucun signalement',
    )
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: { state: linkState({ ...decided, reason: longComment, explanation: longWord, resourceName: longWord }) },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
