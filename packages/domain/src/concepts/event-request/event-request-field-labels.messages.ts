import { bookingFieldLabels } from '../booking/booking-field-labels.messages.ts'

export const eventRequestFieldLabels = {
  ...bookingFieldLabels,
  title: 'Titre',
  phone: 'Téléphone',
  price: 'Prix estimé',
  createdAt: 'Reçue le',
  description: 'Description',
  specialRequests: 'Demandes particulières',
} as const
