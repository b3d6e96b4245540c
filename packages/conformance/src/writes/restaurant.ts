import { contract } from '@potager/domain/contract'
import { fieldOf, listOf, textOf } from '../examples.ts'
import type { Session } from '../session.ts'
import { type Body, controlName, create, mayTry, readAlone, readListed, refuseFields, type Wrong } from './record.ts'
import type { World } from './world.ts'

const { createRestaurant, getRestaurant, listRestaurants } = contract.restaurant

/** Seats of the restaurant and of its room. */
export const SEATS = { restaurant: 40, room: 10 } as const

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** A restaurant that is open every day from 8 to 23, with one room. */
export function restaurantBody(): Body {
  return {
    name: controlName(),
    numberPlace: SEATS.restaurant,
    numberPrinter: 1,
    restaurantFeatures: ['WIFI_HAUT_DEBIT', 'PLATEAUX_LIVRABLE'],
    address: { streetNumber: 12, streetName: 'rue du Contrôle', postalCode: '01000', city: 'Bourg-en-Bresse' },
    availability: { openingHours: Object.fromEntries(DAYS.map((day) => [day, { start: '08:00', end: '23:00' }])) },
    meetingRooms: [{ name: 'Salle du contrôle', numberMettingPlace: SEATS.room, isReservable: true }],
  }
}

/** Fields that a restaurant must not have, each with its wrong value. */
const wrong = (body: Body): Wrong[] => [
  ['name', { name: '  ' }],
  ['numberPlace', { numberPlace: 0 }],
  ['address.postalCode', { address: { ...Object(body.address), postalCode: '123' } }],
  ['availability', { availability: { openingHours: { MONDAY: { start: '19:00', end: '19:00' } } } }],
  ['meetingRooms', { meetingRooms: [{ name: 'Salle', numberMettingPlace: 51, isReservable: true }] }],
]

/** Creates the restaurant that the other writes happen in, and reads it back; the place stays the first one otherwise. */
export async function checkRestaurant(session: Session, world: World): Promise<World> {
  if (!mayTry(session, createRestaurant)) return world
  const body = restaurantBody()
  await refuseFields(session, createRestaurant, body, wrong(body))
  const made = await create(session, createRestaurant, body)
  if (!made) return world
  session.left.push(`restaurant « ${String(body.name)} »`)
  await readAlone(session, getRestaurant, made)
  await readListed(session, listRestaurants, 'le restaurant créé', made)
  const roomId = textOf(listOf(fieldOf(made.answered, 'meetingRooms'))[0], 'id')
  return { ...world, restaurant: { id: made.id, roomId, own: true } }
}
