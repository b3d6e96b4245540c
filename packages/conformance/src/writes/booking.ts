import type { Endpoint } from '@potager/domain/contract'
import { UNKNOWN_ID } from '../examples.ts'
import { checkerOf, type Session } from '../session.ts'
import { unlikeSent } from './compare.ts'
import {
  type Body,
  create,
  findListed,
  type Made,
  mayTry,
  readListed,
  refuseField,
  refuseFields,
  type Wrong,
  write,
} from './record.ts'

/** The calls of reservations, or of event requests, which are made alike. */
export type BookingCalls = {
  create: Endpoint
  listAll: Endpoint
  listOfRestaurant: Endpoint
  update: Endpoint
  cancel: Endpoint
  /** Name of the restaurant's id in the path of its list. */
  restaurantParam: string
}

/** Wrong values common to both kinds of booking, each with the field that the refusal must name. */
const wrong = (body: Body): Wrong[] => [
  ['endTime', { startTime: body.endTime, endTime: body.startTime }, 'fin avant le début'],
  ['numberOfPeople', { numberOfPeople: 0 }, 'personne'],
  ['startTime', { startTime: '2030-02-30T12:00:00' }, 'jour qui n’existe pas'],
  ['type', { type: 'FÊTE' }, 'type inventé'],
  ['customerId', { customerId: 'x' }, 'client illisible'],
]

async function checkBooked(session: Session, calls: BookingCalls, made: Made, restaurantId: string, name: string) {
  await readListed(session, calls.listAll, name, made)
  await readListed(session, calls.listOfRestaurant, name, made, { params: { [calls.restaurantParam]: restaurantId } })
}

/** Changes the status of a booking and reads it back; null when that was refused. */
async function change(session: Session, calls: BookingCalls, id: string, status: string): Promise<Made | null> {
  const sent = { params: { id }, body: { status } }
  const answer = await write(session, calls.update, `vers ${status}`, sent, { status })
  return answer && { id, answered: answer.json }
}

/** Cancels a booking, which stays in the lists. */
export async function cancelBooking(session: Session, calls: BookingCalls, id: string): Promise<void> {
  if (!mayTry(session, calls.cancel)) return
  const check = checkerOf(session, 'write')
  const answer = await check.succeed(calls.cancel, 'annulation', { params: { id } })
  if (answer && answer.status !== 204)
    check.tell(calls.cancel, 'annulation', unlikeSent({ status: 'CANCELLED' }, answer.json))
}

/** Makes a booking, reads it back, confirms and cancels it; `whileHeld` looks at its space before the cancellation. */
export async function checkBooking(
  session: Session,
  calls: BookingCalls,
  body: Body,
  whileHeld: (made: Made) => Promise<void>,
): Promise<void> {
  await refuseFields(session, calls.create, body, wrong(body))
  const errors = checkerOf(session, 'errors')
  const stranger = { ...body, restaurantId: UNKNOWN_ID }
  if (mayTry(session, calls.create))
    await errors.refuseOurs(calls.create, 'restaurant inconnu', { body: stranger }, 400, 404, 409, 422)
  const unknown = { params: { id: UNKNOWN_ID } }
  await errors.refuse(calls.update, 'identifiant inconnu', { ...unknown, body: { status: 'CONFIRMED' } }, 404)
  await errors.refuse(calls.cancel, 'identifiant inconnu', unknown, 404)
  const made = await create(session, calls.create, body, { repeated: { ...body, status: 'PENDING' } })
  if (!made) return
  await checkBooked(session, calls, made, String(body.restaurantId), 'ce qui vient d’être demandé')
  const update = { params: { id: made.id }, body: { status: 'CANCELED' } }
  await refuseField(session, calls.update, 'status', update, 'statut des commandes')
  const confirmed = await change(session, calls, made.id, 'CONFIRMED')
  if (confirmed) await checkBooked(session, calls, confirmed, String(body.restaurantId), 'ce qui vient d’être confirmé')
  await whileHeld(made)
  await cancelBooking(session, calls, made.id)
  const problems = unlikeSent({ status: 'CANCELLED' }, await findListed(session, calls.listAll, made.id))
  checkerOf(session, 'write').tell(calls.cancel, 'l’annulation se lit dans la liste', problems)
}
