import { reviewStatuses } from '@potager/domain/review'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { ReviewStatusChip } from './ReviewStatusChip.tsx'

const meta = preview.meta({
  title: 'Composants/Avis/Statut d’un avis',
  id: 'composants-avis-statut',
  component: ReviewStatusChip,
  args: { status: 'PENDING' },
  parameters: {
    guide: {
      use: ['Dans une liste ou une fiche d’avis, pour dire ce que la modération en a fait.'],
      avoid: ['Pour l’âge d’un avis en attente, prendre la marque « ancien » de la carte d’avis.'],
      writing: ['Un adjectif accordé à « avis » : « Approuvé », « Rejeté ».'],
      accessibility: ['Un mot et une marque dessinée : la teinte n’est jamais seule à le dire.'],
    } satisfies Guide,
  },
})

export const Every = meta.story({
  name: 'Chaque statut',
  render: () => (
    <>
      {reviewStatuses.map((status) => (
        <ReviewStatusChip key={status} status={status} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('[data-tone]')].map((chip) => chip.textContent)
    await expect(words).toEqual(['En attente', 'Approuvé', 'Rejeté'])
  },
})

export const Unknown = meta.story({
  name: 'Statut inconnu, tel qu’il vient',
  args: { status: 'ON_HOLD' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('ON HOLD').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'neutral',
    )
  },
})
