import { contract } from '@potager/domain/contract'
import { fieldOf, seenRecords, textOf, UNKNOWN_ID } from '../examples.ts'
import { checkerOf, mayTry, type Session } from '../session.ts'
import { create, type Made, readAlone, readListed, refuseField, write } from './record.ts'

const { createChatSession, getChatSession } = contract.chatSession
const { createReport, listReports, resolveReport } = contract.report
const { getReviewStats, listPendingReviews, moderateReview } = contract.review

/** A consultation and a report on it, by the extensions that make them; null without them. */
async function makeReport(session: Session): Promise<Made | null> {
  const consulted = await create(session, createChatSession, { symptoms: ['fièvre'], race: 'Labrador' })
  if (!consulted) return null
  session.left.push('une session du chatbot et son signalement')
  await readAlone(session, getChatSession, consulted)
  const told = { sessionId: consulted.id, feedback: 'Signalé par le contrôle du contrat' }
  const report = await create(session, createReport, told)
  if (report) await readListed(session, listReports, 'le signalement fait', report)
  return report
}

/** Resolves a report of its own, or with `decide` one that waits; a second time is refused. */
export async function checkReport(session: Session, decide: boolean): Promise<void> {
  if (!mayTry(session, resolveReport)) return
  const body = { resolution: 'Résolu par le contrôle du contrat', updateDisease: false }
  const unknown = { params: { id: UNKNOWN_ID }, body }
  await checkerOf(session, 'errors').refuse(resolveReport, 'identifiant inconnu', unknown, 404)
  const waiting = decide ? textOf(seenRecords(session, listReports)[0], 'id') : undefined
  const id = (await makeReport(session))?.id ?? waiting
  const check = checkerOf(session, 'write')
  if (!id)
    return check.skip(resolveReport, 'résolution', 'aucun signalement à résoudre (--decide en prend un qui attend)')
  const params = { id }
  await refuseField(session, resolveReport, 'resolution', { params, body: { ...body, resolution: ' ' } }, 'sans texte')
  const told = { resolved: true, resolution: body.resolution }
  const resolved = await write(session, resolveReport, 'résolution', { params, body }, told)
  if (!resolved) return
  const query = (wanted: string) => ({ query: { resolved: wanted } })
  await readListed(session, listReports, 'parmi les résolus', { id, answered: resolved.json }, query('true'))
  await readListed(session, listReports, 'plus parmi ceux qui attendent', { id, answered: null }, query('false'))
  await check.refuseOurs(resolveReport, 'déjà résolu', { params, body }, 409)
}

/** Refuses wrong decisions; with `decide`, approves the first review that waits, for good. */
export async function checkModeration(session: Session, decide: boolean): Promise<void> {
  if (!mayTry(session, moderateReview)) return
  const id = textOf(seenRecords(session, listPendingReviews)[0], 'id')
  const unknown = { params: { id: UNKNOWN_ID }, body: { status: 'APPROVED' } }
  await checkerOf(session, 'errors').refuse(moderateReview, 'identifiant inconnu', unknown, 404)
  const check = checkerOf(session, 'write')
  const why = id ? 'elle serait définitive (--decide)' : 'aucun avis en attente'
  if (!id || !decide) return check.skip(moderateReview, 'décision', why)
  const params = { id }
  await refuseField(session, moderateReview, 'reason', { params, body: { status: 'REJECTED' } }, 'refus sans motif')
  await refuseField(session, moderateReview, 'status', { params, body: { status: 'PENDING' } }, 'décision inventée')
  const approved = async () => fieldOf((await session.ask(getReviewStats)).json, 'approved')
  const wanted = Number(await approved()) + 1
  const body = { status: 'APPROVED', reason: 'Contrôle du contrat' }
  if (!(await write(session, moderateReview, 'décision', { params, body }, { id }))) return
  await readListed(session, listPendingReviews, 'plus parmi ceux qui attendent', { id, answered: null })
  const after = await approved()
  const problem = `approved : ${wanted} attendu, reçu ${String(after)}`
  check.tell(getReviewStats, 'une décision de plus', after === wanted ? [] : [problem])
  await check.refuseOurs(moderateReview, 'déjà décidé', { params, body }, 409)
}
