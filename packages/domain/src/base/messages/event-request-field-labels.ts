import { bookingFieldLabels } from './booking-field-labels.ts'

export const eventRequestFieldLabels = {
  ...bookingFieldLabels,
  title: 'Titre',
  phone: 'Téléphone',
  price: 'Prix estimé',
  createdAt: 'Reçue le',
  description: 'Description',
  specialRequests: 'Demandes particulières',
} as const
