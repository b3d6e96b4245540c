import type { Guide } from '@potager/storybook/guide'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, within } from 'storybook/test'
import { ReviewReturn } from './ReviewCard.tsx'

const meta = preview.meta({
  title: 'Composants/Avis/Retour dans la file',
  id: 'composants-avis-retour',
  component: ReviewReturn,
  args: { refusedFor: 'Contenu inapproprié' },
  parameters: {
    guide: {
      use: ['Sur la carte d’un avis refusé que son auteur a corrigé ou dont il conteste le refus.'],
      avoid: ['Sur un avis qui attend pour la première fois : il n’y a rien à dire.'],
      writing: ['Les mots de l’auteur et le motif d’avant sont montrés tels quels.'],
      accessibility: ['Les mots de l’auteur sont une citation.'],
    } satisfies Guide,
  },
})

export const Contested = meta.story({
  name: 'Contesté',
  tags: ['[REV-54]'],
  args: { objection: 'Je ne nomme personne : c’est le nom du plat.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('L’auteur conteste le refus')).toBeVisible()
    await expect(canvas.getByText('Refusé auparavant pour : « Contenu inapproprié »')).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('Je ne nomme personne : c’est le nom du plat.')
  },
})

export const Corrected = meta.story({
  name: 'Corrigé',
  tags: ['[REV-53]'],
  args: { corrected: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Corrigé par son auteur après un refus')).toBeVisible()
    await expect(canvas.queryByRole('blockquote')).toBeNull()
  },
})

export const First = meta.story({
  name: 'Pour la première fois : rien',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div div')).toBeNull()
  },
})

export const Long = meta.story({
  name: 'Textes longs, sur un téléphone',
  args: { corrected: true, objection: longText, refusedFor: longText },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
