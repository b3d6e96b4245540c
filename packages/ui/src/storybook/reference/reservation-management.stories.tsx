import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/reservation-management',
  id: 'reference-reservation-management',
  args: { entry: 'reservation-management' },
  render: referenced,
  tags: ['!test'],
})

export const ReservationManagementScreen = meta.story({
  name: 'ReservationManagementScreen · table, list, bookings',
  args: {
    what: 'Les réservations d’un restaurant, chaque statut à portée de main.',
    properties: {
      changing: 'Les ids des réservations dont le statut est en cours de changement.',
      links: 'Le lien de retour à la liste.',
      onCancel: 'Appelée avec la réservation à annuler ; la question vient après.',
      onPick: 'Appelée avec la réservation et le statut choisi.',
      reservations: 'Les réservations dans l’ordre à montrer ; nul tant qu’elles sont attendues.',
    },
  },
})
