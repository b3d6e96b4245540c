import { bookingStatuses } from '@potager/domain/booking'
import { eventRequestStatusLabels, reservationStatusLabels } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { BookingStatusChip } from './booking-words.tsx'

const meta = preview.meta({
  title: 'Composants/Réservation/Statut',
  id: 'composants-reservation-statut',
  component: BookingStatusChip,
  args: { status: 'PENDING', labels: reservationStatusLabels },
  parameters: {
    guide: {
      use: [
        'Pour dire où en est une réservation ou une demande d’événement, sur sa carte et dans son détail.',
        'Pour un statut que l’on lit seulement : personne ne le change à cet endroit.',
      ],
      avoid: [
        'Là où le statut se change, prendre le choix du statut, qui porte les mêmes quatre états.',
        'Pour une commande, prendre le statut de commande : ses six états ont d’autres mots et d’autres teintes.',
      ],
      writing: [
        'Les mots viennent du catalogue de chaque écran : « En attente » pour une réservation, ceux des événements pour un événement.',
        'Un statut que le service ajouterait un jour se lit tel quel, sans trait bas : « NO_SHOW » devient lisible au lieu de disparaître.',
      ],
      accessibility: [
        'Chaque état a son mot et sa marque dessinée ; la teinte ne fait que répéter.',
        'La pastille est du texte : elle n’est ni un bouton ni un arrêt de la touche Tab.',
      ],
    } satisfies Guide,
  },
})

export const Reservation = meta.story({
  name: 'Les quatre états d’une réservation',
  render: ({ labels }) => (
    <ul>
      {bookingStatuses.map((status) => (
        <li key={status}>
          <BookingStatusChip status={status} labels={labels} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement, args }) => {
    for (const status of bookingStatuses) {
      await expect(within(canvasElement).getByText(args.labels[status])).toBeVisible()
    }
  },
})

export const Event = meta.story({
  name: 'Un événement, dans ses propres mots',
  args: { status: 'CONFIRMED', labels: eventRequestStatusLabels },
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByText(eventRequestStatusLabels.CONFIRMED).closest('[data-tone]')
    await expect(chip).toHaveAttribute('data-tone', 'success')
  },
})

export const Unknown = meta.story({
  name: 'Un état que personne ne connaît encore',
  args: { status: 'WAITING_FOR_DEPOSIT' },
  play: async ({ canvasElement }) => {
    const chip = canvasElement.querySelector('[data-tone]')
    await expect(chip).toHaveAttribute('data-tone', 'neutral')
    await expect(chip?.textContent).not.toContain('_')
  },
})

export const Long = meta.story({
  name: 'Un libellé long',
  args: {
    labels: { ...reservationStatusLabels, PENDING: 'En attente de la confirmation du restaurant et du versement' },
  },
})
