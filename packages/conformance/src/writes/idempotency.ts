import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@potager/domain/contract'
import { type CheckedAnswer, refusalProblems } from '../ask.ts'
import { textOf } from '../examples.ts'
import { checkerOf, mayTry, type Session } from '../session.ts'
import { cancelBooking, eventRequestBody, eventRequestCalls, reservationBody, reservationCalls } from './booking.ts'
import { diseaseBody, removeDisease } from './disease.ts'
import { orderBody } from './order.ts'
import type { World } from './places.ts'
import type { Body } from './record.ts'

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
    const made = idsOf(...(await Promise.all([session.ask(endpoint, sent), session.ask(endpoint, sent)])))
    check.tell(endpoint, 'même clé, en même temps', made.size === 0 ? ['aucun des deux n’a réussi'] : unlikeFirst(made))
    for (const id of made) all.add(id)
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
