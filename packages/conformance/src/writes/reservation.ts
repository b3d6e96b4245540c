import { contract } from '@potager/domain/contract'
import { isRoomFree } from '@potager/domain/meeting-room'
import { listOf, textOf } from '../examples.ts'
import { checkerOf, type Session } from '../session.ts'
import { type BookingCalls, checkBooking } from './booking.ts'
import { mayTry } from './record.ts'
import { SEATS } from './restaurant.ts'
import { periodOf, reservationBody, type World } from './world.ts'

const { reservation } = contract
const { listAvailableRooms } = contract.meetingRoom

export const reservationCalls: BookingCalls = {
  create: reservation.createReservation,
  listAll: reservation.listReservations,
  listOfRestaurant: reservation.listRestaurantReservations,
  update: reservation.updateReservationStatus,
  cancel: reservation.cancelReservation,
  restaurantParam: 'id',
}

/** Checks that a room is offered for a period, or not. */
async function checkRoomOffered(
  session: Session,
  place: World['restaurant'],
  day: number,
  free: boolean,
): Promise<void> {
  if (!place?.roomId || !mayTry(session, listAvailableRooms)) return
  const check = checkerOf(session, 'read')
  const name = free ? 'salle libre' : 'salle réservée'
  const query = { restaurantId: place.id, ...periodOf(day, 12, 14) }
  const rooms = await check.succeed(listAvailableRooms, name, { query })
  if (!rooms) return
  const offered = listOf(rooms.json).some((room) => textOf(room, 'id') === place.roomId && isRoomFree(room))
  const problem = free
    ? 'une salle que rien ne réserve n’est pas offerte'
    : 'une salle réservée est offerte comme libre'
  check.tell(listAvailableRooms, name, offered === free ? [] : [problem])
}

/** Reserves the room, reads it back, confirms and cancels it; nobody else gets it meanwhile. */
export async function checkReservation(session: Session, world: World): Promise<void> {
  const { create } = reservationCalls
  const body = reservationBody(world, 0)
  if (!mayTry(session, create)) return
  const check = checkerOf(session, 'write')
  if (!body) return check.skip(create, 'création', 'il faut un restaurant et un client')
  await checkRoomOffered(session, world.restaurant, 0, true)
  if (world.restaurant?.own) {
    const crowd = { ...body, numberOfPeople: world.restaurant.roomId ? SEATS.room + 1 : SEATS.restaurant + 1 }
    await checkerOf(session, 'errors').refuse(create, 'plus de personnes que de places', { body: crowd }, 400, 409, 422)
  }
  await checkBooking(session, reservationCalls, body, async () => {
    await checkRoomOffered(session, world.restaurant, 0, false)
    await check.refuse(create, 'place déjà prise', { body: { ...body, ...periodOf(0, 13, 15) } }, 409)
  })
  await checkRoomOffered(session, world.restaurant, 0, true)
}
