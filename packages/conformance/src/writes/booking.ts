import { contract, type Endpoint } from '@potager/domain/contract'
import { isRoomFree } from '@potager/domain/meeting-room'
import { listOf, textOf, UNKNOWN_ID } from '../examples.ts'
import { checkerOf, mayTry, type Session } from '../session.ts'
import { periodOf, SEATS, type World } from './places.ts'
import {
  type Body,
  create,
  findListed,
  type Made,
  readListed,
  refuseField,
  refuseFields,
  unlikeSent,
  type Wrong,
  write,
} from './record.ts'

const { eventRequest, reservation } = contract
const { listAvailableRooms } = contract.meetingRoom

/** The calls of reservations, or of event requests, which are made alike. */
type BookingCalls = {
  create: Endpoint
  listAll: Endpoint
  listOfRestaurant: Endpoint
  update: Endpoint
  cancel: Endpoint
  /** Name of the restaurant's id in the path of its list. */
  restaurantParam: string
}

export const reservationCalls: BookingCalls = {
  create: reservation.createReservation,
  listAll: reservation.listReservations,
  listOfRestaurant: reservation.listRestaurantReservations,
  update: reservation.updateReservationStatus,
  cancel: reservation.cancelReservation,
  restaurantParam: 'id',
}

export const eventRequestCalls: BookingCalls = {
  create: eventRequest.createEventRequest,
  listAll: eventRequest.listEventRequests,
  listOfRestaurant: eventRequest.listRestaurantEventRequests,
  update: eventRequest.updateEventRequestStatus,
  cancel: eventRequest.cancelEventRequest,
  restaurantParam: 'restaurantId',
}

/** A reservation of the room, or of the whole restaurant where there is none; null without a place or a customer. */
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

/** A request for the whole restaurant; null without one or without a customer. */
export function eventRequestBody({ restaurant, customerId }: World, day: number): Body | null {
  if (!restaurant || !customerId) return null
  return {
    customerId,
    restaurantId: restaurant.id,
    type: 'SEMINAIRE',
    ...periodOf(day, 15, 17),
    numberOfPeople: 2,
    title: 'Contrôle du contrat',
    description: 'Créée par le contrôle du contrat',
    contactPhone: '+33612345678',
    specialRequests: 'Aucune',
  }
}

const wrongRequest: readonly Wrong[] = [
  ['title', { title: ' ' }],
  ['description', { description: 'x'.repeat(2001) }],
  ['contactPhone', { contactPhone: 'abc' }],
]

/** Wrong values common to both kinds of booking. */
const wrong = (body: Body): Wrong[] => [
  ['endTime', { startTime: body.endTime, endTime: body.startTime }, 'fin avant le début'],
  ['numberOfPeople', { numberOfPeople: 0 }, 'personne'],
  ['startTime', { startTime: '2030-02-30T12:00:00' }, 'jour qui n’existe pas'],
  ['type', { type: 'FÊTE' }, 'type inventé'],
  ['customerId', { customerId: 'x' }, 'client illisible'],
]

/** Cancels a booking, which stays in the lists. */
export async function cancelBooking(session: Session, { cancel }: BookingCalls, id: string): Promise<void> {
  if (!mayTry(session, cancel)) return
  const problems = (json: unknown) => (json === undefined ? [] : unlikeSent({ status: 'CANCELLED' }, json))
  await checkerOf(session, 'write').succeed(cancel, 'annulation', { params: { id } }, { problems })
}

/** Makes a booking, reads it back, confirms and cancels it; `whileHeld` looks at its space before the cancellation. */
async function checkBooking(session: Session, calls: BookingCalls, body: Body, whileHeld = async () => {}) {
  const restaurantId = String(body.restaurantId)
  const readBack = async (name: string, made: Made) => {
    const params = { [calls.restaurantParam]: restaurantId }
    await readListed(session, calls.listAll, name, made)
    await readListed(session, calls.listOfRestaurant, name, made, { params })
  }
  await refuseFields(session, calls.create, body, wrong(body))
  const errors = checkerOf(session, 'errors')
  const stranger = { body: { ...body, restaurantId: UNKNOWN_ID } }
  await errors.refuseOurs(calls.create, 'restaurant inconnu', stranger, 400, 404, 409, 422)
  const unknown = { params: { id: UNKNOWN_ID } }
  await errors.refuse(calls.update, 'identifiant inconnu', { ...unknown, body: { status: 'CONFIRMED' } }, 404)
  await errors.refuse(calls.cancel, 'identifiant inconnu', unknown, 404)
  const made = await create(session, calls.create, body, { repeated: { ...body, status: 'PENDING' } })
  if (!made) return
  await readBack('ce qui vient d’être demandé', made)
  const params = { id: made.id }
  await refuseField(session, calls.update, 'status', { params, body: { status: 'CANCELED' } }, 'statut des commandes')
  const status = { status: 'CONFIRMED' }
  const confirmed = await write(session, calls.update, 'vers CONFIRMED', { params, body: status }, status)
  if (confirmed) await readBack('ce qui vient d’être confirmé', { id: made.id, answered: confirmed.json })
  await whileHeld()
  await cancelBooking(session, calls, made.id)
  const problems = unlikeSent({ status: 'CANCELLED' }, await findListed(session, calls.listAll, made.id))
  checkerOf(session, 'write').tell(calls.cancel, 'l’annulation se lit dans la liste', problems)
}

/** Checks that the room is offered for a period, or not. */
async function checkRoomOffered(session: Session, { restaurant }: World, free: boolean): Promise<void> {
  if (!restaurant?.roomId || !mayTry(session, listAvailableRooms)) return
  const query = { restaurantId: restaurant.id, ...periodOf(0, 12, 14) }
  const [name, problem] = free
    ? ['salle libre', 'une salle que rien ne réserve n’est pas offerte']
    : ['salle réservée', 'une salle réservée est offerte comme libre']
  const isOffered = (room: unknown) => textOf(room, 'id') === restaurant.roomId && isRoomFree(room)
  const problems = (rooms: unknown) => (listOf(rooms).some(isOffered) === free ? [] : [problem])
  await checkerOf(session, 'read').succeed(listAvailableRooms, name, { query }, { problems })
}

/** Reserves the room, reads it back, confirms and cancels it; nobody else gets it meanwhile. */
export async function checkReservation(session: Session, world: World): Promise<void> {
  const call = reservationCalls.create
  const body = reservationBody(world, 0)
  if (!mayTry(session, call)) return
  const check = checkerOf(session, 'write')
  if (!body) return check.skip(call, 'création', 'il faut un restaurant et un client')
  await checkRoomOffered(session, world, true)
  if (world.restaurant?.own) {
    const crowd = { ...body, numberOfPeople: SEATS[world.restaurant.roomId ? 'room' : 'restaurant'] + 1 }
    await checkerOf(session, 'errors').refuse(call, 'plus de personnes que de places', { body: crowd }, 400, 409, 422)
  }
  await checkBooking(session, reservationCalls, body, async () => {
    await checkRoomOffered(session, world, false)
    await check.refuse(call, 'place déjà prise', { body: { ...body, ...periodOf(0, 13, 15) } }, 409)
  })
  await checkRoomOffered(session, world, true)
}

/** Requests an event, reads it back, confirms and cancels it. */
export async function checkEventRequest(session: Session, world: World): Promise<void> {
  const call = eventRequestCalls.create
  const body = eventRequestBody(world, 1)
  if (!mayTry(session, call)) return
  if (!body) return checkerOf(session, 'write').skip(call, 'création', 'il faut un restaurant et un client')
  await refuseFields(session, call, body, wrongRequest)
  await checkBooking(session, eventRequestCalls, body)
}
