import type { Dish } from '../concepts/dish/index.ts'
import type { Restaurant } from '../concepts/restaurant/index.ts'

/** Sample data of the public pages' stories, shared by the component package and the application. */
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
  openingHours: { FRIDAY: { start: '19:00', end: '22:30' }, SATURDAY: { start: '19:00', end: '22:30' } },
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

/** The longest realistic names, and a word without a break opportunity. */
export const longPerson = 'Marie-Antoinette de La Rochefoucauld-Montmorency-Beauregard'
export const longRestaurantName = 'Restaurant communal des bords de l’Erdre et de la rivière Loire réunies, salle haute'
export const longWord = 'Anticonstitutionnellementimprononçablementinsécable'
