import { contract, type Endpoint } from '@potager/domain/contract'
import { addDays, todayInParis } from '@potager/domain/time'
import { readErrorBody } from '@potager/domain/wire'
import { fieldOf } from '../examples.ts'
import { checkerOf, isMissing, mayTry, refused, type Session } from '../session.ts'
import { checkEventRequest, checkReservation } from './booking.ts'
import { checkConcurrency, checkIdempotency } from './concurrency.ts'
import { checkDish, checkRestaurant, dishBody, foundWorld, restaurantBody, type World } from './places.ts'
import { type Body, controlName, create, readListed, write } from './record.ts'
import { checkDisease, checkModeration, checkOrder, checkReport } from './records.ts'

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
async function checkExtensionWrites(session: Session, world: World): Promise<void> {
  if (world.off) await checkDishEdits(session, world.off)
  if (world.restaurant?.own) await checkRestaurantEdits(session, world.restaurant.id)
  await checkSign(session)
}

/** Checks that an empty body is refused with a message for each missing field. */
async function checkEmptyBodies(session: Session): Promise<void> {
  const check = checkerOf(session, 'errors')
  for (const endpoint of session.endpoints) {
    const { call, body, params } = endpoint
    if (call.method !== 'POST' || !body || params || call.access === 'public') continue
    if (!mayTry(session, endpoint) || body.safeParse({}).success) continue
    const answer = await session.ask(endpoint, { body: {} })
    if (isMissing(session, endpoint, answer)) {
      check.absent(endpoint, 'corps vide')
      continue
    }
    const problems = refused(session, 'errors', answer, [400, 422])
    const named = Object.keys(readErrorBody(answer.text, answer.type).fields).length
    const silent = session.extensions && problems.length === 0 && named === 0
    check.tell(endpoint, 'corps vide', silent ? ['aucun message par champ'] : problems)
  }
}

/**
 * Writes for every concept, reads back what it wrote, and sends what must be refused. What the contract can take away
 * is taken away; `session.left` names the rest. With `decide`, a waiting review and report are decided for good.
 */
export async function checkWrites(session: Session, decide: boolean): Promise<void> {
  if (session.token === undefined) return
  await checkEmptyBodies(session)
  const world = await checkDish(session, await checkRestaurant(session, foundWorld(session)))
  await checkOrder(session, world)
  await checkReservation(session, world)
  await checkEventRequest(session, world)
  await checkDisease(session)
  await checkReport(session, decide)
  await checkModeration(session, decide)
  await checkExtensionWrites(session, world)
  await checkConcurrency(session, world, decide)
  if (session.extensions) await checkIdempotency(session, world)
}
