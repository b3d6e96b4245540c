import { contract, type Endpoint } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { fieldOf } from '../examples.ts'
import { checkerOf, type Session } from '../session.ts'
import { dishBody } from './dish.ts'
import { type Body, controlName, create, mayTry, readListed, write } from './record.ts'
import { restaurantBody } from './restaurant.ts'
import type { World } from './world.ts'

/** Edits a record from its version; then from that version again, which must be refused. */
async function edit(
  session: Session,
  endpoint: Endpoint,
  params: Record<string, string>,
  body: Body,
  version: unknown,
) {
  if (!mayTry(session, endpoint) || version === undefined) return
  const sent = { params, body: { ...body, version } }
  if (await write(session, endpoint, 'modification', sent, body))
    await checkerOf(session, 'concurrency').refuse(endpoint, 'version dépassée', sent, 409)
}

async function readOne(session: Session, endpoint: Endpoint, id: string): Promise<unknown> {
  return (await session.ask(endpoint, { token: session.token, params: { id } })).json
}

/** Changes the dish of the run and puts it on the menu and off again. */
async function checkDishEdits(session: Session, id: string): Promise<void> {
  const { getDish, setDishAvailability, updateDish } = contract.dish
  const { available: _, ...body } = dishBody()
  const version = fieldOf(await readOne(session, getDish, id), 'version')
  await edit(session, updateDish, { id }, { ...body, price: 19.99 }, version)
  for (const available of [true, false]) {
    if (!mayTry(session, setDishAvailability)) return
    const name = available ? 'à la carte' : 'hors de la carte'
    await write(session, setDishAvailability, name, { params: { id }, body: { available } }, { available })
  }
}

/** Changes the restaurant of the run, gives it a room and a closed day. */
async function checkRestaurantEdits(session: Session, id: string): Promise<void> {
  const { createHoursException, deleteHoursException, getRestaurant, listMyRestaurants, updateRestaurant } =
    contract.restaurant
  const { createMeetingRoom, updateMeetingRoom } = contract.meetingRoom
  const room = { name: 'Deuxième salle', numberMettingPlace: 8, isReservable: false }
  const made = await create(session, createMeetingRoom, room, { params: { id } })
  if (made) {
    const renamed = { ...room, numberMettingPlace: 9 }
    await edit(session, updateMeetingRoom, { id, roomId: made.id }, renamed, fieldOf(made.answered, 'version'))
  }
  const { meetingRooms: _, ...body } = restaurantBody()
  const version = fieldOf(await readOne(session, getRestaurant, id), 'version')
  await edit(session, updateRestaurant, { id }, { ...body, numberPrinter: 2 }, version)
  const answered = await readOne(session, getRestaurant, id)
  await readListed(session, listMyRestaurants, 'le restaurant créé', { id, answered })
  const day = addDays(todayInParis(Date.now()), 60)
  const closure = { startDate: day, endDate: day, reason: 'Contrôle du contrat' }
  const closed = await create(session, createHoursException, closure, { params: { id } })
  if (!closed || !mayTry(session, deleteHoursException)) return
  const params = { id, exceptionId: closed.id }
  await checkerOf(session, 'write').succeed(deleteHoursException, 'suppression', { params })
  await checkerOf(session, 'errors').refuse(deleteHoursException, 'déjà supprimée', { params }, 404)
}

/** Adds a sign, changes and removes it. */
async function checkSign(session: Session): Promise<void> {
  const { createSign, deleteSign, listSigns, updateSign } = contract.sign
  const body = { name: controlName(), words: [`mot du ${controlName()}`] }
  const made = await create(session, createSign, body)
  if (!made) return
  await readListed(session, listSigns, 'le signe ajouté', made)
  const words = [`autre mot du ${controlName()}`]
  await edit(session, updateSign, { id: made.id }, { ...body, words }, fieldOf(made.answered, 'version'))
  if (!mayTry(session, deleteSign)) return
  await checkerOf(session, 'write').succeed(deleteSign, 'suppression', { params: { id: made.id } })
  await readListed(session, listSigns, 'le signe supprimé', { id: made.id, answered: null })
}

/** Checks the writes that the specification does not have, where the backend has them. */
export async function checkExtensionWrites(
  session: Session,
  world: World & { off?: string | undefined },
): Promise<void> {
  if (world.off) await checkDishEdits(session, world.off)
  if (world.restaurant?.own) await checkRestaurantEdits(session, world.restaurant.id)
  await checkSign(session)
}
