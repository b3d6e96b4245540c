import { addDays, todayInParis } from '@potager/domain/time'
import { everyone, type Row, whenSignedIn } from './row.ts'

/** A closure of a day that far ahead. */
export function closedDay(inDays: number) {
  const day = addDays(todayInParis(Date.now()), inDays)
  return { startDate: day, endDate: day, reason: 'Inventaire' }
}

/** Each caller closes another day: exceptions may not overlap. */
let nextDay = 200

/** A restaurant that anyone signed in may create. */
export const newRestaurant = {
  name: 'La Table du Mail',
  numberPlace: 20,
  numberPrinter: 1,
  address: { streetNumber: 1, streetName: 'cours Vauban', postalCode: '49000', city: 'Angers' },
}

/** The same as an edit, which sends every field. */
export const restaurantEdit = {
  ...newRestaurant,
  restaurantFeatures: [],
  availability: { openingHours: { MONDAY: { start: '11:30', end: '15:00' } } },
}

export const restaurantAccess: Record<string, Row> = {
  listRestaurants: everyone(200),
  getRestaurant: { sent: ({ restaurant }) => ({ params: { id: restaurant } }), ...everyone(200) },
  getRestaurantAvailability: { sent: ({ restaurant }) => ({ params: { id: restaurant } }), ...everyone(200) },
  listMyRestaurants: { ...whenSignedIn(200), rows: 'of own restaurants' },
  createRestaurant: { sent: () => ({ body: newRestaurant }), ...whenSignedIn(201) },
  // A version that nobody has read: whoever may edit gets a 409.
  updateRestaurant: {
    sent: ({ restaurant }) => ({ params: { id: restaurant }, body: { ...restaurantEdit, version: 999 } }),
    ...whenSignedIn(409),
    'other owner': 403,
  },
  createHoursException: {
    sent: ({ restaurant }) => ({ params: { id: restaurant }, body: closedDay(nextDay++) }),
    ...whenSignedIn(201),
    'other owner': 403,
  },
  deleteHoursException: {
    sent: ({ restaurant }) => ({ params: { id: restaurant, exceptionId: '00000000-0000-7000-8000-000000000000' } }),
    ...whenSignedIn(404),
    'other owner': 403,
  },
}
