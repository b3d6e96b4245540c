import { readErrorBody } from '@potager/domain/wire'
import { checkerOf, hasCall, isMissing, refused, type Session, sessionMayCall } from '../session.ts'
import { checkReport } from './chatbot.ts'
import { checkConcurrency, raceForDecision } from './concurrency.ts'
import { checkDisease } from './disease.ts'
import { checkDish } from './dish.ts'
import { checkEventRequest } from './event-request.ts'
import { checkExtensionWrites } from './extensions.ts'
import { checkIdempotency } from './idempotency.ts'
import { checkOrder } from './order.ts'
import { checkReservation } from './reservation.ts'
import { checkRestaurant } from './restaurant.ts'
import { checkModeration } from './review.ts'
import { foundWorld } from './world.ts'

/** Checks that an empty body is refused with a message for each missing field. */
async function checkEmptyBodies(session: Session): Promise<void> {
  const check = checkerOf(session, 'errors')
  for (const endpoint of session.endpoints) {
    const { call, body, params } = endpoint
    if (call.method !== 'POST' || !body || params || call.access === 'public') continue
    if (!hasCall(session, endpoint) || !sessionMayCall(session, endpoint) || body.safeParse({}).success) continue
    const answer = await session.ask(endpoint, { token: session.token, body: {} })
    if (isMissing(session, endpoint, answer)) {
      check.absent(endpoint, 'corps vide')
      continue
    }
    const problems = refused(session, 'errors', answer, [400, 422])
    const silent =
      session.extensions &&
      problems.length === 0 &&
      Object.keys(readErrorBody(answer.text, answer.type).fields).length === 0
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
  const placed = await checkRestaurant(session, foundWorld(session))
  const world = await checkDish(session, placed)
  await checkOrder(session, world)
  await checkReservation(session, world)
  await checkEventRequest(session, world)
  await checkDisease(session)
  await checkReport(session, decide)
  await checkModeration(session, decide)
  await checkExtensionWrites(session, world)
  await checkConcurrency(session, world)
  if (!session.extensions) return
  if (decide) await raceForDecision(session)
  await checkIdempotency(session, world)
}
