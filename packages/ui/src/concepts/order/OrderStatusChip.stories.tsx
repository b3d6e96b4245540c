import { orderStatusLabels } from '@potager/domain/messages'
import { orderStatuses } from '@potager/domain/order'
import type { Guide } from '@potager/storybook/guide'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { OrderStatusChip } from './order-parts.tsx'

const meta = preview.meta({
  title: 'Composants/Commande/Statut',
  id: 'composants-commande-statut',
  component: OrderStatusChip,
  args: { status: 'PENDING' },
  parameters: {
    guide: {
      use: [
        'Pour dire où en est une commande : sur sa carte, dans son détail, au service et dans la console.',
        'Pour lire un statut ; pour le changer, prenez les boutons de la carte.',
      ],
      avoid: [
        'Pour une réservation ou un événement, prenez « BookingStatusChip ».',
        'Pour l’urgence d’une maladie, prenez « UrgencyChip ».',
      ],
      writing: [
        'Un participe au féminin, accordé avec « commande » : « Confirmée », « Prête », « Terminée ».',
        'Un statut que nous ne connaissons pas s’affiche tel qu’il est venu, sans soulignés.',
      ],
      accessibility: [
        'Le mot suffit : la couleur ne dit rien de plus.',
        'La pastille n’est pas un bouton et ne prend pas le focus.',
      ],
    } satisfies Guide,
  },
})

export const Every = meta.story({
  name: 'Les six statuts',
  render: () => (
    <ul>
      {orderStatuses.map((status) => (
        <li key={status}>
          <OrderStatusChip status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tones = orderStatuses.map((status) =>
      canvas.getByText(orderStatusLabels[status]).closest('[data-tone]')?.getAttribute('data-tone'),
    )
    // Statuses also differ by tone.
    await expect(new Set(tones).size).toBe(orderStatuses.length)
  },
})

export const Unknown = meta.story({
  name: 'Statut inconnu, et long',
  args: { status: 'EN_ATTENTE_DE_LA_VALIDATION_DU_TRAITEUR' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('EN ATTENTE DE LA VALIDATION DU TRAITEUR')).toBeVisible()
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
