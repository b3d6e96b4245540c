import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { fieldOf, listOf, recordsOf, textOf } from '../examples.ts'
import type { Session } from '../session.ts'
import type { Body } from './record.ts'

/** What the writes need of the backend: where orders and bookings of the run go. */
export type World = {
  /** The restaurant of the run, or the first one; null without any. */
  restaurant: { id: string; roomId: string | undefined; own: boolean } | null
  /** A dish that may be ordered, its price in euros. */
  dish: { id: string; price: number } | null
  customerId: string | undefined
}

const pick = (session: Session, callName: string) => recordsOf(session.seen.get(callName))

/** The dish and the customer that the backend already has, and its first restaurant. */
export function foundWorld(session: Session): World {
  const { listMyRestaurants, listRestaurants } = contract.restaurant
  const restaurants = [...pick(session, listMyRestaurants.call.name), ...pick(session, listRestaurants.call.name)]
  const [restaurant] = restaurants
  const id = textOf(restaurant, 'id')
  const dish = pick(session, contract.dish.listDishes.call.name).find((one) => fieldOf(one, 'available') === true)
  const [dishId, price] = [textOf(dish, 'id'), fieldOf(dish, 'price')]
  return {
    restaurant: id ? { id, roomId: textOf(listOf(fieldOf(restaurant, 'meetingRooms'))[0], 'id'), own: false } : null,
    dish: dishId && typeof price === 'number' ? { id: dishId, price } : null,
    customerId: textOf(pick(session, contract.customer.listCustomers.call.name)[0], 'id'),
  }
}

/** First day of the bookings of the run: far enough that nobody waits for it. */
const FIRST_DAY = 40

/** A period of the run, from one hour to another of its `day`th day. */
export function periodOf(day: number, from: number, to: number): { startTime: string; endTime: string } {
  const date = addDays(todayInParis(Date.now()), FIRST_DAY + day)
  return { startTime: `${date}T${from}:00:00`, endTime: `${date}T${to}:00:00` }
}

/** The body of a reservation of the room, or of the whole restaurant where there is none; null without a place or a customer. */
export function reservationBody({ restaurant, customerId }: World, day: number): Body | null {
  if (!restaurant || !customerId) return null
  return {
    customerId,
    restaurantId: restaurant.id,
    ...(restaurant.roomId ? { type: 'MEETING_ROOM', meetingRoomId: restaurant.roomId } : { type: 'RESTAURANT_FULL' }),
    ...periodOf(day, 12, 14),
    numberOfPeople: 1,
    notes: 'Créée par le contrôle du contrat',
  }
}
