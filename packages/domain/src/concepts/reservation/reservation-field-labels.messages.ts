import { bookingFieldLabels } from '../booking/booking-form.messages.ts'

export const reservationFieldLabels = {
  ...bookingFieldLabels,
  price: 'Prix',
  createdAt: 'Prise le',
  notes: 'Remarques',
  noShow: 'Présence',
} as const
