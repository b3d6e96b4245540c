import type { Customer, CustomerCard, CustomerDraft } from '@potager/domain/customer'
import { wallToInstant } from '@potager/domain/time'

export const emptyDraft: CustomerDraft = { fullName: '', email: '', phone: '', note: '' }

/** A known customer with the phone of the new one, and another with the e-mail. */
export const zoe: Customer = { id: 'c1', fullName: 'Zoé Martin', email: 'zoe@exemple.fr', phone: '+33612345678' }
export const zoey: Customer = { id: 'c2', fullName: 'Zoey Martin', email: 'z.martin@exemple.fr' }

export const card: CustomerCard = {
  id: 'c1',
  fullName: 'Zoé Martin',
  email: 'zoe@exemple.fr',
  phone: '+33612345678',
  note: 'Allergique aux noix. Préfère la terrasse.',
  version: 3,
  createdAt: wallToInstant('2025-03-14T18:20'),
  restaurants: [{ id: 'r1', name: 'La Fève Tonka' }],
  orders: 14,
  bookings: 3,
  noShows: 1,
  reviews: 2,
  spent: 41_250,
  lastSeen: wallToInstant('2026-11-14T20:05'),
}

export const doubleCard: CustomerCard = {
  ...card,
  id: 'c2',
  fullName: 'Zoey Martin',
  email: '',
  phone: '+33612345679',
  note: '',
  version: 1,
  orders: 1,
  bookings: 0,
  noShows: 0,
  reviews: 0,
  spent: 1_890,
  lastSeen: null,
}
