import type { Customer } from '@potager/domain/customer'
import type { Restaurant } from '@potager/domain/restaurant'
import { fn } from 'storybook/test'

/** The stories' current time: Saturday 21 November 2026, 19:30 in Paris. */
const NOW = Date.parse('2026-11-21T18:30:00Z')

export const customer: Customer = {
  id: '0197a000-0000-4000-8000-00000000c001',
  fullName: 'Suzanne Legrand',
  email: 'suzanne.legrand@exemple.fr',
}

export const hall = {
  id: '0197a000-0000-4000-8000-00000000b001',
  name: 'Salle des Tilleuls',
  capacity: 20,
  reservable: true,
}

/** Closed on Mondays; on Saturdays open past midnight. */
export const tonka: Restaurant = {
  id: '0197a000-0000-4000-8000-00000000a001',
  name: 'La Fève Tonka',
  seats: 46,
  printers: 2,
  features: [],
  address: { streetNumber: 12, streetName: 'rue des Tanneurs', postalCode: '69001', city: 'Lyon', country: 'France' },
  openingHours: {
    TUESDAY: { start: '11:30', end: '22:00' },
    SATURDAY: { start: '11:30', end: '02:00' },
    SUNDAY: { start: '11:30', end: '15:00' },
  },
  rooms: [hall],
}

/** Props shared by the stories of both booking forms: a customer to find, and a restaurant. */
export const bookingForm = {
  customer: null,
  customers: [customer],
  restaurants: { items: [tonka], onRetry: fn() },
  now: NOW,
  submitting: false,
  serverErrors: {},
  refusal: '',
  onSearch: fn(),
  onChange: fn(),
  onSubmit: fn(),
  onCancel: fn(),
}
