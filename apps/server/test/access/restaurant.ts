import { addDays, todayInParis } from '@potager/domain/time'
import type { Known } from '../harness.ts'
import { saturdayIn } from '../reservation-setup.ts'
import { everyone, privileged, type Row, whenEmployed, whenSignedIn } from './row.ts'

const newRoom = { name: 'Salle des Serres', numberMettingPlace: 12, isReservable: true }

export const meetingRoomAccess: Record<string, Row> = {
  listMeetingRooms: { sent: ({ restaurant }) => ({ params: { restaurantId: restaurant } }), ...everyone(200) },
  listAvailableRooms: {
    sent: ({ restaurant }) => ({
      query: {
        restaurantId: restaurant,
        startTime: `${saturdayIn(0)}T12:00:00`,
        endTime: `${saturdayIn(0)}T14:00:00`,
      },
    }),
    ...everyone(200),
  },
  createMeetingRoom: {
    sent: ({ restaurant }) => ({ params: { id: restaurant }, body: newRoom }),
    ...whenSignedIn(201),
    'other owner': 403,
  },
  // A version that nobody has read: whoever may edit gets a 409.
  updateMeetingRoom: {
    sent: ({ restaurant, room }) => ({ params: { id: restaurant, roomId: room }, body: { ...newRoom, version: 999 } }),
    ...whenSignedIn(409),
    'other owner': 403,
  },
}

const newDish = { name: 'Soupe', description: '', price: 5, category: 'ENTREE', available: true, allergens: [] }

export const dishAccess: Record<string, Row> = {
  listDishes: everyone(200),
  getDish: { sent: ({ dish }) => ({ params: { id: dish } }), ...everyone(200) },
  createDish: { sent: () => ({ body: newDish }), ...whenEmployed(201) },
  // A version that nobody has read: whoever may edit gets a 409.
  updateDish: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { ...newDish, version: 999 } }),
    ...privileged(409),
  },
  setDishAvailability: {
    sent: ({ dish }) => ({ params: { id: dish }, body: { available: true } }),
    ...privileged(200),
  },
  importDishes: { sent: () => ({ body: { rows: [{ ...newDish, row: 1 }], apply: false } }), ...whenEmployed(200) },
}

const ofRestaurant = ({ restaurant }: Known) => ({ params: { id: restaurant } })

export const restaurantMenuAccess: Record<string, Row> = {
  listRestaurantMenu: { sent: ofRestaurant, ...everyone(200) },
  listMenuEntries: { sent: ofRestaurant, ...whenSignedIn(200), 'other owner': 403 },
  // A version that nobody has read: whoever may change the menu gets a 409.
  updateMenuEntry: {
    sent: ({ restaurant, dish }) => ({
      params: { id: restaurant, dishId: dish },
      body: { version: 999, state: 'OFF' },
    }),
    ...whenSignedIn(409),
    'other owner': 403,
  },
}

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
