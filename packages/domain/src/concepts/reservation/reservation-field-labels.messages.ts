import { bookingFieldLabels } from '../booking/booking-field-labels.messages.ts'

export const reservationFieldLabels = {
  ...bookingFieldLabels,
  price: 'Prix',
  createdAt: 'Prise le',
  notes: 'Remarques',
  noShow: 'Présence',
} as const
