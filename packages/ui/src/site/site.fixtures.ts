import type { Dish } from '@potager/domain/dish'
import type { Restaurant } from '@potager/domain/restaurant'
import { type Instant, wallToInstant } from '@potager/domain/time'

/** A Saturday at 20:00 in Paris. */
export const saturdayEvening: Instant = wallToInstant('2026-11-21T20:00:00')

/** Instants of the same day, for what changes with the hour. */
export const saturdayAt = (time: string): Instant => wallToInstant(`2026-11-21T${time}:00`)

export const evenings = { start: '19:00', end: '22:30' }

export const restaurant: Restaurant = {
  id: '01955b3b-ca80-724c-b440-7464513023e3',
  name: 'La Fève Tonka',
  seats: 40,
  printers: 1,
  features: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
  address: {
    streetNumber: 12,
    streetName: 'rue de la Juiverie',
    postalCode: '44000',
    city: 'Nantes',
    country: 'France',
  },
  openingHours: { FRIDAY: evenings, SATURDAY: evenings },
  rooms: [
    { id: 'r1', name: 'Salle des Halles', capacity: 24, reservable: true },
    { id: 'r2', name: 'La Réserve', capacity: 6, reservable: false },
  ],
}

export const dish: Dish = {
  id: '01955b3b-ca80-724c-b440-746451302400',
  name: 'Velouté de potimarron',
  description: 'Potimarron rôti, crème de noisette, graines torréfiées.',
  price: 850,
  category: 'ENTREE',
  available: true,
  allergens: ['MILK', 'NUTS'],
}
