import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@potager/domain/contract'
import { type CheckedAnswer, refusalProblems } from '../ask.ts'
import { textOf } from '../examples.ts'
import { checkerOf, type Session } from '../session.ts'
import { cancelBooking } from './booking.ts'
import { diseaseBody, removeDisease } from './disease.ts'
import { eventRequestBody, eventRequestCalls } from './event-request.ts'
import { orderBody } from './order.ts'
import { type Body, mayTry } from './record.ts'
import { reservationCalls } from './reservation.ts'
import { reservationBody, type World } from './world.ts'

/** A creation that may be repeated: its body, another one, and how what it made is taken away. */
type Repeatable = { endpoint: Endpoint; body: Body | null; other: Body; remove: (id: string) => Promise<unknown> }

const idsOf = (answers: readonly CheckedAnswer[]) =>
  new Set(answers.filter(({ status }) => status === 201).flatMap(({ json }) => textOf(json, 'id') ?? []))

const unlikeFirst = (ids: ReadonlySet<string>) =>
  ids.size > 1 ? [`${ids.size} enregistrements pour une seule clé (Idempotency-Key)`] : []

/**
 * Checks that a key makes one record: at once, again, and that it is refused (422) for another body. A backend that does
 * neither has no such keys, which the contract allows.
 */
async function checkKey(session: Session, { endpoint, body, other, remove }: Repeatable): Promise<void> {
  if (!body || !mayTry(session, endpoint)) return
  const check = checkerOf(session, 'idempotency')
  const key = randomUUID()
  const send = (sent: Body, with_ = key) => session.ask(endpoint, { token: session.token, body: sent, key: with_ })
  const first = await send(body)
  const again = await send(body)
  const changed = await send({ ...body, ...other })
  const ids = idsOf([first, again])
  const all = idsOf([first, again, changed])
  if (first.status !== 201) check.tell(endpoint, 'clé', [`statut 201 attendu, reçu ${first.status}`])
  else if (again.status !== 201 && again.status !== 409 && changed.status !== 422)
    check.tell(endpoint, 'même clé, même corps', [`statut 201 ou 409 attendu, reçu ${again.status}`])
  else if (isWithoutKeys(session, { first, again, changed })) {
    check.skip(endpoint, 'même clé, même corps', 'ce serveur ne lit pas Idempotency-Key (extension)')
  } else {
    check.tell(endpoint, 'même clé, même corps', unlikeFirst(ids))
    check.tell(endpoint, 'même clé, autre corps', refusalProblems(changed, 422))
    const atOnce = randomUUID()
    const pair = await Promise.all([send({ ...body, ...other }, atOnce), send({ ...body, ...other }, atOnce)])
    const made = idsOf(pair)
    check.tell(endpoint, 'même clé, en même temps', made.size === 0 ? ['aucun des deux n’a réussi'] : unlikeFirst(made))
    for (const id of made) all.add(id)
  }
  for (const id of all) await remove(id)
}

type Tried = { first: CheckedAnswer; again: CheckedAnswer; changed: CheckedAnswer }

function isWithoutKeys({ claimed }: Session, { first, again, changed }: Tried): boolean {
  if (claimed?.has('Idempotency-Key')) return false
  const same = textOf(again.json, 'id') === textOf(first.json, 'id')
  return !same && changed.status !== 422
}

/** Checks the keys of repeated creations; what they made is taken away again. */
export async function checkIdempotency(session: Session, world: World): Promise<void> {
  const { createOrder, updateOrderStatus } = contract.order
  const cancelOrder = (orderId: string) =>
    session.ask(updateOrderStatus, { token: session.token, params: { orderId }, body: { status: 'CANCELED' } })
  const people = { numberOfPeople: 3 }
  const days = (make: (day: number) => Body | null) => ({ body: make(5), other: { ...people, ...make(6) } })
  await checkKey(session, {
    endpoint: contract.disease.createDisease,
    body: diseaseBody(),
    other: { ...diseaseBody() },
    remove: (id) => removeDisease(session, id),
  })
  await checkKey(session, {
    endpoint: createOrder,
    body: orderBody(world),
    other: { idUser: world.customerId },
    remove: cancelOrder,
  })
  await checkKey(session, {
    endpoint: reservationCalls.create,
    ...days((day) => reservationBody(world, day)),
    remove: (id) => cancelBooking(session, reservationCalls, id),
  })
  await checkKey(session, {
    endpoint: eventRequestCalls.create,
    ...days((day) => eventRequestBody(world, day)),
    remove: (id) => cancelBooking(session, eventRequestCalls, id),
  })
}
