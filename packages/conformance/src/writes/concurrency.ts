import { contract, type Endpoint } from '@potager/domain/contract'
import { type CheckedAnswer, type CheckedRequest, refusalProblems } from '../ask.ts'
import { fieldOf, recordsOf, textOf } from '../examples.ts'
import { type Checker, checkerOf, refused, type Session } from '../session.ts'
import { cancelBooking } from './booking.ts'
import { diseaseBody, removeDisease } from './disease.ts'
import { moveOrder, orderBody } from './order.ts'
import { type Body, mayTry } from './record.ts'
import { reservationCalls } from './reservation.ts'
import { reservationBody, type World } from './world.ts'

const succeeded = ({ status }: CheckedAnswer) => status >= 200 && status < 300

/** Sends two requests at the same time; checks that one succeeds and the other is a 409. */
async function race(
  session: Session,
  check: Checker,
  endpoint: Endpoint,
  name: string,
  requests: [CheckedRequest, CheckedRequest],
): Promise<CheckedAnswer[]> {
  const answers = await Promise.all(requests.map((sent) => session.ask(endpoint, { token: session.token, ...sent })))
  const won = answers.filter(succeeded)
  const lost = answers
    .filter((answer) => !succeeded(answer))
    .flatMap((answer) => refused(session, 'concurrency', answer, [409]))
  check.tell(endpoint, name, won.length === 1 ? lost : [`${won.length} ont réussi sur 2, une seule attendue`, ...lost])
  return won
}

async function made(session: Session, endpoint: Endpoint, body: Body): Promise<CheckedAnswer | null> {
  if (!mayTry(session, endpoint)) return null
  const answer = await session.ask(endpoint, { token: session.token, body })
  return answer.status === 201 && textOf(answer.json, 'id') ? answer : null
}

/** Two reservations of one space for one time: one person gets it. */
async function raceForSpace(session: Session, world: World): Promise<void> {
  const body = reservationBody(world, 3)
  if (!body || !mayTry(session, reservationCalls.create)) return
  const check = checkerOf(session, 'concurrency')
  const won = await race(session, check, reservationCalls.create, 'deux réservations de la même place', [
    { body },
    { body },
  ])
  for (const { json } of won) {
    const id = textOf(json, 'id')
    if (id) await cancelBooking(session, reservationCalls, id)
  }
}

/** Two moves of one order that exclude each other: it is carried on, or it is cancelled. */
async function raceForOrder(session: Session, world: World): Promise<void> {
  const { createOrder, updateOrderStatus } = contract.order
  const body = orderBody(world)
  const order = body && (await made(session, createOrder, body))
  const orderId = textOf(order?.json, 'id')
  if (!orderId || !(await moveOrder(session, orderId, 'CONFIRMED'))) return
  const move = (status: string) => ({ params: { orderId }, body: { status } })
  const check = checkerOf(session, 'concurrency')
  const name = 'préparée et annulée en même temps'
  const [won] = await race(session, check, updateOrderStatus, name, [move('PREPARING'), move('CANCELED')])
  if (fieldOf(won?.json, 'status') !== 'PREPARING') return
  for (const status of ['READY', 'COMPLETED']) await moveOrder(session, orderId, status)
}

/** Two edits from one version of a disease, where records have versions. */
async function raceForVersion(session: Session): Promise<void> {
  const { createDisease, updateDisease } = contract.disease
  const disease = await made(session, createDisease, diseaseBody())
  const id = textOf(disease?.json, 'id')
  if (!id) return
  const check = checkerOf(session, 'concurrency')
  const version = fieldOf(disease?.json, 'version')
  if (version === undefined)
    check.skip(updateDisease, 'deux modifications d’une version', 'ce serveur n’a pas de versions')
  else {
    const edit = (): CheckedRequest => ({ params: { id }, body: { ...diseaseBody(), version } })
    await race(session, check, updateDisease, 'deux modifications d’une version', [edit(), edit()])
  }
  await removeDisease(session, id)
}

/** A change made from a status that was left since, where the backend reads `seenStatus`. */
async function staleStatus(session: Session, world: World): Promise<void> {
  const { create, update } = reservationCalls
  const body = reservationBody(world, 4)
  const booking = body && (await made(session, create, body))
  const id = textOf(booking?.json, 'id')
  if (!id) return
  const check = checkerOf(session, 'concurrency')
  const change = (status: string) => ({ params: { id }, body: { status, seenStatus: 'PENDING' } })
  await check.succeed(update, 'statut vu', change('CONFIRMED'))
  const stale = await session.ask(update, { token: session.token, ...change('COMPLETED') })
  if (stale.status === 200 && !session.claimed?.has('updateReservationStatus.seenStatus'))
    check.skip(update, 'statut dépassé', 'ce serveur ne lit pas seenStatus (extension)')
  else check.tell(update, 'statut dépassé', refusalProblems(stale, 409))
  await cancelBooking(session, reservationCalls, id)
}

/** Checks that of two writers at once exactly one succeeds, and that the other is told. */
export async function checkConcurrency(session: Session, world: World): Promise<void> {
  await raceForSpace(session, world)
  // Which moves a server refuses is not the specification’s, nor what was seen or which version.
  if (!session.extensions) return
  await raceForOrder(session, world)
  await raceForVersion(session)
  await staleStatus(session, world)
}

/** Resolves a waiting report twice at once, for good. */
export async function raceForDecision(session: Session): Promise<void> {
  const { listReports, resolveReport } = contract.report
  const waiting = await session.ask(listReports, { token: session.token, query: { resolved: 'false' } })
  const id = textOf(recordsOf(waiting.json)[0], 'id')
  if (!id || !mayTry(session, resolveReport)) return
  const sent = { params: { id }, body: { resolution: 'Résolu deux fois par le contrôle', updateDisease: false } }
  await race(session, checkerOf(session, 'concurrency'), resolveReport, 'résolu deux fois en même temps', [sent, sent])
}
