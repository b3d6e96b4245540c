import { everyone, type Row, signedIn } from './row.ts'

/** A restaurant that anyone signed in may create. */
export const newRestaurant = {
  name: 'La Table du Mail',
  numberPlace: 20,
  numberPrinter: 1,
  address: { streetNumber: 1, streetName: 'cours Vauban', postalCode: '49000', city: 'Angers' },
}

export const restaurantAccess: Record<string, Row> = {
  listRestaurants: everyone(200),
  getRestaurant: { sent: ({ restaurant }) => ({ params: { id: restaurant } }), ...everyone(200) },
  getRestaurantAvailability: { sent: ({ restaurant }) => ({ params: { id: restaurant } }), ...everyone(200) },
  listMyRestaurants: signedIn(200),
  createRestaurant: { sent: () => ({ body: newRestaurant }), ...signedIn(201) },
}
