import type { Known } from '../known.ts'
import { everyone, type Row, whenSignedIn } from './row.ts'

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
