import { bookingFieldLabels } from './booking-field-labels.ts'

export const reservationFieldLabels = {
  ...bookingFieldLabels,
  price: 'Prix',
  createdAt: 'Prise le',
  notes: 'Remarques',
  noShow: 'Présence',
} as const
