import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@potager/domain/contract'
import { fieldOf, recordsOf, textOf } from '../examples.ts'
import {
  type CheckedAnswer,
  type CheckedRequest,
  checkerOf,
  mayTry,
  refusalProblems,
  refused,
  type Session,
} from '../session.ts'
import { cancelBooking, eventRequestBody, eventRequestCalls, reservationBody, reservationCalls } from './booking.ts'
import type { World } from './places.ts'
import type { Body } from './record.ts'
import { diseaseBody, moveOrder, orderBody, removeDisease } from './records.ts'

const succeeded = ({ status }: CheckedAnswer) => status >= 200 && status < 300

/** Sends two requests at the same time; checks that one succeeds and the other is a 409. Returns who succeeded. */
async function race(session: Session, endpoint: Endpoint, name: string, ...requests: [CheckedRequest, CheckedRequest]) {
  const answers = await Promise.all(requests.map((sent) => session.ask(endpoint, sent)))
  const won = answers.filter(succeeded)
  const problems = answers
    .filter((answer) => !succeeded(answer))
    .flatMap((answer) => refused(session, 'concurrency', answer, [409]))
  if (won.length !== 1) problems.unshift(`${won.length} ont réussi sur 2, une seule attendue`)
  checkerOf(session, 'concurrency').tell(endpoint, name, problems)
  return won
}

/** Makes a record to compete for: what was answered and its id; null when it was not made. */
async function made(session: Session, endpoint: Endpoint, body: Body | null) {
  if (!body || !mayTry(session, endpoint)) return null
  const { status, json } = await session.ask(endpoint, { body })
  const id = textOf(json, 'id')
  return status === 201 && id ? { id, json } : null
}

/** Two reservations of one space for one time: one person gets it. */
async function raceForSpace(session: Session, world: World): Promise<void> {
  const body = reservationBody(world, 3)
  if (!body || !mayTry(session, reservationCalls.create)) return
  const name = 'deux réservations de la même place'
  for (const { json } of await race(session, reservationCalls.create, name, { body }, { body })) {
    const id = textOf(json, 'id')
    if (id) await cancelBooking(session, reservationCalls, id)
  }
}

/** Two moves of one order that exclude each other: it is carried on, or it is cancelled. */
async function raceForOrder(session: Session, world: World): Promise<void> {
  const { createOrder, updateOrderStatus } = contract.order
  const order = await made(session, createOrder, orderBody(world))
  if (!order || !(await moveOrder(session, order.id, 'CONFIRMED'))) return
  const move = (status: string) => ({ params: { orderId: order.id }, body: { status } })
  const name = 'préparée et annulée en même temps'
  const [won] = await race(session, updateOrderStatus, name, move('PREPARING'), move('CANCELED'))
  if (fieldOf(won?.json, 'status') !== 'PREPARING') return
  for (const status of ['READY', 'COMPLETED']) await moveOrder(session, order.id, status)
}

/** Two edits from one version of a disease, where records have versions. */
async function raceForVersion(session: Session): Promise<void> {
  const { createDisease, updateDisease } = contract.disease
  const disease = await made(session, createDisease, diseaseBody())
  if (!disease) return
  const name = 'deux modifications d’une version'
  const version = fieldOf(disease.json, 'version')
  const edit = () => ({ params: { id: disease.id }, body: { ...diseaseBody(), version } })
  if (version !== undefined) await race(session, updateDisease, name, edit(), edit())
  else checkerOf(session, 'concurrency').skip(updateDisease, name, 'ce serveur n’a pas de versions')
  await removeDisease(session, disease.id)
}

/** A change made from a status that was left since, where the backend reads `seenStatus`. */
async function staleStatus(session: Session, world: World): Promise<void> {
  const { create, update } = reservationCalls
  const booking = await made(session, create, reservationBody(world, 4))
  if (!booking) return
  const check = checkerOf(session, 'concurrency')
  const change = (status: string) => ({ params: { id: booking.id }, body: { status, seenStatus: 'PENDING' } })
  await check.succeed(update, 'statut vu', change('CONFIRMED'))
  const stale = await session.ask(update, change('COMPLETED'))
  if (stale.status === 200 && !session.claimed?.has('updateReservationStatus.seenStatus'))
    check.skip(update, 'statut dépassé', 'ce serveur ne lit pas seenStatus (extension)')
  else check.tell(update, 'statut dépassé', refusalProblems(stale, 409))
  await cancelBooking(session, reservationCalls, booking.id)
}

/** Resolves a waiting report twice at once, for good. */
async function raceForDecision(session: Session): Promise<void> {
  const { listReports, resolveReport } = contract.report
  const waiting = await session.ask(listReports, { query: { resolved: 'false' } })
  const id = textOf(recordsOf(waiting.json)[0], 'id')
  if (!id || !mayTry(session, resolveReport)) return
  const sent = { params: { id }, body: { resolution: 'Résolu deux fois par le contrôle', updateDisease: false } }
  await race(session, resolveReport, 'résolu deux fois en même temps', sent, sent)
}

/** Checks that of two writers at once exactly one succeeds, and that the other is told; with `decide`, for good too. */
export async function checkConcurrency(session: Session, world: World, decide: boolean): Promise<void> {
  await raceForSpace(session, world)
  // Which moves a server refuses is not the specification’s, nor what was seen or which version.
  if (!session.extensions) return
  await raceForOrder(session, world)
  await raceForVersion(session)
  await staleStatus(session, world)
  if (decide) await raceForDecision(session)
}

/** A creation that may be repeated: its body, another one, and how what it made is taken away. */
type Repeatable = { endpoint: Endpoint; body: Body | null; other: Body; remove: (id: string) => Promise<unknown> }

const idsOf = (...answers: CheckedAnswer[]) =>
  new Set(answers.filter(({ status }) => status === 201).flatMap(({ json }) => textOf(json, 'id') ?? []))

const unlikeFirst = ({ size }: ReadonlySet<string>) =>
  size > 1 ? [`${size} enregistrements pour une seule clé (Idempotency-Key)`] : []

/**
 * Checks that a key makes one record: at once, again, and that it is refused (422) for another body. A backend that does
 * neither has no such keys, which the contract allows.
 */
async function checkKey(session: Session, { endpoint, body, other, remove }: Repeatable): Promise<void> {
  if (!body || !mayTry(session, endpoint)) return
  const check = checkerOf(session, 'idempotency')
  const key = randomUUID()
  const changedBody = { ...body, ...other }
  const first = await session.ask(endpoint, { body, key })
  const again = await session.ask(endpoint, { body, key })
  const changed = await session.ask(endpoint, { body: changedBody, key })
  const unread = textOf(again.json, 'id') !== textOf(first.json, 'id') && changed.status !== 422
  const all = idsOf(first, again, changed)
  if (first.status !== 201) check.tell(endpoint, 'clé', [`statut 201 attendu, reçu ${first.status}`])
  else if (again.status !== 201 && again.status !== 409 && changed.status !== 422)
    check.tell(endpoint, 'même clé, même corps', [`statut 201 ou 409 attendu, reçu ${again.status}`])
  else if (unread && !session.claimed?.has('Idempotency-Key')) {
    check.skip(endpoint, 'même clé, même corps', 'ce serveur ne lit pas Idempotency-Key (extension)')
  } else {
    check.tell(endpoint, 'même clé, même corps', unlikeFirst(idsOf(first, again)))
    check.tell(endpoint, 'même clé, autre corps', refusalProblems(changed, 422))
    const sent = { body: changedBody, key: randomUUID() }
    const ids = idsOf(...(await Promise.all([session.ask(endpoint, sent), session.ask(endpoint, sent)])))
    check.tell(endpoint, 'même clé, en même temps', ids.size === 0 ? ['aucun des deux n’a réussi'] : unlikeFirst(ids))
    for (const id of ids) all.add(id)
  }
  for (const id of all) await remove(id)
}

/** Checks the keys of repeated creations; what they made is taken away again. */
export async function checkIdempotency(session: Session, world: World): Promise<void> {
  const { createOrder, updateOrderStatus } = contract.order
  await checkKey(session, {
    endpoint: contract.disease.createDisease,
    body: diseaseBody(),
    other: diseaseBody(),
    remove: (id) => removeDisease(session, id),
  })
  await checkKey(session, {
    endpoint: createOrder,
    body: orderBody(world),
    other: { idUser: world.customerId },
    remove: (orderId) => session.ask(updateOrderStatus, { params: { orderId }, body: { status: 'CANCELED' } }),
  })
  for (const [calls, bodyOf] of [
    [reservationCalls, reservationBody],
    [eventRequestCalls, eventRequestBody],
  ] as const)
    await checkKey(session, {
      endpoint: calls.create,
      body: bodyOf(world, 5),
      other: { numberOfPeople: 3, ...bodyOf(world, 6) },
      remove: (id) => cancelBooking(session, calls, id),
    })
}
