import { contract } from '@potager/domain/contract'
import { checkerOf, type Session } from '../session.ts'
import { type BookingCalls, checkBooking } from './booking.ts'
import { type Body, mayTry, refuseFields, type Wrong } from './record.ts'
import { periodOf, type World } from './world.ts'

const { eventRequest } = contract

export const eventRequestCalls: BookingCalls = {
  create: eventRequest.createEventRequest,
  listAll: eventRequest.listEventRequests,
  listOfRestaurant: eventRequest.listRestaurantEventRequests,
  update: eventRequest.updateEventRequestStatus,
  cancel: eventRequest.cancelEventRequest,
  restaurantParam: 'restaurantId',
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

const wrong: readonly Wrong[] = [
  ['title', { title: ' ' }],
  ['description', { description: 'x'.repeat(2001) }],
  ['contactPhone', { contactPhone: 'abc' }],
]

/** Requests an event, reads it back, confirms and cancels it. */
export async function checkEventRequest(session: Session, world: World): Promise<void> {
  const { create } = eventRequestCalls
  const body = eventRequestBody(world, 1)
  if (!mayTry(session, create)) return
  if (!body) return checkerOf(session, 'write').skip(create, 'création', 'il faut un restaurant et un client')
  await refuseFields(session, create, body, wrong)
  await checkBooking(session, eventRequestCalls, body, async () => {})
}
