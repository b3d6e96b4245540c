import { contract } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { fieldOf, listOf, seenRecords, textOf } from '../examples.ts'
import { mayTry, type Session } from '../session.ts'
import { type Body, controlName, create, readAlone, readListed, refuseFields, type Wrong } from './record.ts'

const { createRestaurant, getRestaurant, listMyRestaurants, listRestaurants } = contract.restaurant
const { createDish, getDish, listDishes } = contract.dish

/** What the writes need of the backend: where orders and bookings of the run go. */
export type World = {
  /** The restaurant of the run, or the first one; null without any. */
  restaurant: { id: string; roomId: string | undefined; own: boolean } | null
  /** A dish that may be ordered, its price in euros. */
  dish: { id: string; price: number } | null
  /** The dish of the run, where it is off the menu. */
  off?: string | undefined
  customerId: string | undefined
}

const roomOf = (restaurant: unknown) => textOf(listOf(fieldOf(restaurant, 'meetingRooms'))[0], 'id')

/** The dish and the customer that the backend already has, and its first restaurant. */
export function foundWorld(session: Session): World {
  const [restaurant] = [listMyRestaurants, listRestaurants].flatMap((list) => seenRecords(session, list))
  const id = textOf(restaurant, 'id')
  const dish = seenRecords(session, listDishes).find((one) => fieldOf(one, 'available') === true)
  const [dishId, price] = [textOf(dish, 'id'), fieldOf(dish, 'price')]
  return {
    restaurant: id ? { id, roomId: roomOf(restaurant), own: false } : null,
    dish: dishId && typeof price === 'number' ? { id: dishId, price } : null,
    customerId: textOf(seenRecords(session, contract.customer.listCustomers)[0], 'id'),
  }
}

/** First day of the bookings of the run: far enough that nobody waits for it. */
const FIRST_DAY = 40

/** A period of the run, from one hour to another of its `day`th day. */
export function periodOf(day: number, from: number, to: number): { startTime: string; endTime: string } {
  const date = addDays(todayInParis(Date.now()), FIRST_DAY + day)
  return { startTime: `${date}T${from}:00:00`, endTime: `${date}T${to}:00:00` }
}

/** Seats of the restaurant and of its room. */
export const SEATS = { restaurant: 40, room: 10 } as const

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** A restaurant that is open every day from 8 to 23, with one room. */
export const restaurantBody = (): Body => ({
  name: controlName(),
  numberPlace: SEATS.restaurant,
  numberPrinter: 1,
  restaurantFeatures: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
  address: { streetNumber: 12, streetName: 'rue du Contrôle', postalCode: '01000', city: 'Bourg-en-Bresse' },
  availability: { openingHours: Object.fromEntries(DAYS.map((day) => [day, { start: '08:00', end: '23:00' }])) },
  meetingRooms: [{ name: 'Salle du contrôle', numberMettingPlace: SEATS.room, isReservable: true }],
})

const wrongRestaurant = ({ address }: Body): Wrong[] => [
  ['name', { name: '  ' }],
  ['numberPlace', { numberPlace: 0 }],
  ['address.postalCode', { address: { ...Object(address), postalCode: '123' } }],
  ['availability', { availability: { openingHours: { MONDAY: { start: '19:00', end: '19:00' } } } }],
  ['meetingRooms', { meetingRooms: [{ name: 'Salle', numberMettingPlace: 51, isReservable: true }] }],
]

/** Creates the restaurant that the other writes happen in, and reads it back; the place stays the first one otherwise. */
export async function checkRestaurant(session: Session, world: World): Promise<World> {
  if (!mayTry(session, createRestaurant)) return world
  const body = restaurantBody()
  await refuseFields(session, createRestaurant, body, wrongRestaurant(body))
  const made = await create(session, createRestaurant, body)
  if (!made) return world
  session.left.push(`restaurant « ${String(body.name)} »`)
  await readAlone(session, getRestaurant, made)
  await readListed(session, listRestaurants, 'le restaurant créé', made)
  return { ...world, restaurant: { id: made.id, roomId: roomOf(made.answered), own: true } }
}

/** A price whose cents tell euros from cents, and rounding from none. */
const PRICE = 12.35

/** A dish, off the menu unless said otherwise: nobody should order it. */
export const dishBody = (available = false): Body => ({
  name: controlName(),
  description: 'Créé par le contrôle du contrat',
  price: PRICE,
  category: 'DESSERT',
  available,
  allergens: ['MILK', 'SESAME_SEEDS'],
})

const wrongDish: Wrong[] = Object.entries({
  name: ['x'],
  price: [2.99, 12.345],
  category: ['PIZZA'],
  allergens: [['BOIS']],
  description: ['x'.repeat(1001)],
}).flatMap(([field, values]) =>
  values.map((value): Wrong => [field, { [field]: value }, `${field} refusé : ${JSON.stringify(value).slice(0, 20)}`]),
)

/** Creates a dish and reads it back. Returns it as the dish to order where the menu has no other. */
export async function checkDish(session: Session, world: World): Promise<World> {
  await refuseFields(session, createDish, dishBody(), wrongDish)
  const body = dishBody(world.dish === null)
  const made = await create(session, createDish, body)
  if (!made) return world
  session.left.push(`plat « ${String(body.name)} »`)
  await readAlone(session, getDish, made)
  await readListed(session, listDishes, 'le plat créé', made)
  return world.dish ? { ...world, off: made.id } : { ...world, dish: { id: made.id, price: PRICE } }
}
