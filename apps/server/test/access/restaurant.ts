import { everyone, type Row, signedIn } from './row.ts'

/** A restaurant that anyone signed in may create. */
export const newRestaurant = {
  name: 'La Table du Mail',
  numberPlace: 20,
  numberPrinter: 1,
  address: { streetNumber: 1, streetName: 'cours Vauban', postalCode: '49000', city: 'Angers' },
}

/** The same as an edit, which says everything again. */
export const restaurantEdit = {
  ...newRestaurant,
  restaurantFeatures: [],
  availability: { openingHours: { MONDAY: { start: '11:30', end: '15:00' } } },
}

export const restaurantAccess: Record<string, Row> = {
  listRestaurants: everyone(200),
  getRestaurant: { sent: ({ restaurant }) => ({ params: { id: restaurant } }), ...everyone(200) },
  getRestaurantAvailability: { sent: ({ restaurant }) => ({ params: { id: restaurant } }), ...everyone(200) },
  listMyRestaurants: { ...signedIn(200), rows: 'of own restaurants' },
  createRestaurant: { sent: () => ({ body: newRestaurant }), ...signedIn(201) },
  // Nobody has read that version: whoever may edit is told so.
  updateRestaurant: {
    sent: ({ restaurant }) => ({ params: { id: restaurant }, body: { ...restaurantEdit, version: 999 } }),
    ...signedIn(409),
    'other owner': 403,
  },
}
