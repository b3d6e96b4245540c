import { readErrorBody } from '@potager/domain/wire'
import { checkerOf, isMissing, mayTry, refused, type Session } from '../session.ts'
import { checkEventRequest, checkReservation } from './booking.ts'
import { checkConcurrency } from './concurrency.ts'
import { checkModeration, checkReport } from './decisions.ts'
import { checkDisease } from './disease.ts'
import { checkExtensionWrites } from './extensions.ts'
import { checkIdempotency } from './idempotency.ts'
import { checkOrder } from './order.ts'
import { checkDish, checkRestaurant, foundWorld } from './places.ts'

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
