import { contract, type Endpoint } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { fieldOf } from '../examples.ts'
import { checkerOf, mayTry, type Session } from '../session.ts'
import { dishBody, restaurantBody, type World } from './places.ts'
import { type Body, controlName, create, readListed, write } from './record.ts'

/** Edits a record from its version; then from that version again, which must be refused. */
async function edit(session: Session, endpoint: Endpoint, params: Record<string, string>, body: Body, from: unknown) {
  const version = fieldOf(from, 'version')
  if (!mayTry(session, endpoint) || version === undefined) return
  const sent = { params, body: { ...body, version } }
  if (await write(session, endpoint, 'modification', sent, body))
    await checkerOf(session, 'concurrency').refuse(endpoint, 'version dépassée', sent, 409)
}

const readOne = async (session: Session, endpoint: Endpoint, id: string): Promise<unknown> =>
  (await session.ask(endpoint, { params: { id } })).json

/** Changes the dish of the run and puts it on the menu and off again. */
async function checkDishEdits(session: Session, id: string): Promise<void> {
  const { getDish, setDishAvailability, updateDish } = contract.dish
  const { available: _, ...body } = dishBody()
  await edit(session, updateDish, { id }, { ...body, price: 19.99 }, await readOne(session, getDish, id))
  if (!mayTry(session, setDishAvailability)) return
  for (const available of [true, false]) {
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
  const larger = { ...room, numberMettingPlace: 9 }
  if (made) await edit(session, updateMeetingRoom, { id, roomId: made.id }, larger, made.answered)
  const { meetingRooms: _, ...body } = restaurantBody()
  const before = await readOne(session, getRestaurant, id)
  await edit(session, updateRestaurant, { id }, { ...body, numberPrinter: 2 }, before)
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
  await edit(session, updateSign, { id: made.id }, { ...body, words }, made.answered)
  if (!mayTry(session, deleteSign)) return
  await checkerOf(session, 'write').succeed(deleteSign, 'suppression', { params: { id: made.id } })
  await readListed(session, listSigns, 'le signe supprimé', { id: made.id, answered: null })
}

/** Checks the writes that the specification does not have, where the backend has them. */
export async function checkExtensionWrites(session: Session, world: World): Promise<void> {
  if (world.off) await checkDishEdits(session, world.off)
  if (world.restaurant?.own) await checkRestaurantEdits(session, world.restaurant.id)
  await checkSign(session)
}
