import { contract } from '@potager/domain/contract'
import { fieldOf, recordsOf, textOf, UNKNOWN_ID } from '../examples.ts'
import { checkerOf, type Session } from '../session.ts'
import { mayTry, readListed, refuseField, write } from './record.ts'

const { getReviewStats, listPendingReviews, moderateReview } = contract.review

async function readApproved(session: Session): Promise<unknown> {
  return fieldOf((await session.ask(getReviewStats, { token: session.token })).json, 'approved')
}

/** Refuses wrong decisions; with `decide`, approves the first one that waits, for good. */
export async function checkModeration(session: Session, decide: boolean): Promise<void> {
  if (!mayTry(session, moderateReview)) return
  const waiting = textOf(recordsOf(session.seen.get(listPendingReviews.call.name))[0], 'id')
  const errors = checkerOf(session, 'errors')
  const unknown = { params: { id: UNKNOWN_ID }, body: { status: 'APPROVED' } }
  await errors.refuse(moderateReview, 'identifiant inconnu', unknown, 404)
  const check = checkerOf(session, 'write')
  const why = waiting ? 'elle serait définitive (--decide)' : 'aucun avis en attente'
  if (!waiting || !decide) return check.skip(moderateReview, 'décision', why)
  const params = { id: waiting }
  await refuseField(session, moderateReview, 'reason', { params, body: { status: 'REJECTED' } }, 'refus sans motif')
  await refuseField(session, moderateReview, 'status', { params, body: { status: 'PENDING' } }, 'décision inventée')
  const before = await readApproved(session)
  const body = { status: 'APPROVED', reason: 'Contrôle du contrat' }
  if (!(await write(session, moderateReview, 'décision', { params, body }, { id: waiting }))) return
  await readListed(session, listPendingReviews, 'plus parmi ceux qui attendent', { id: waiting, answered: null })
  const after = await readApproved(session)
  const counted =
    after === Number(before) + 1 ? [] : [`approved : ${Number(before) + 1} attendu, reçu ${String(after)}`]
  check.tell(getReviewStats, 'une décision de plus', counted)
  await check.refuseOurs(moderateReview, 'déjà décidé', { params, body }, 409)
}
