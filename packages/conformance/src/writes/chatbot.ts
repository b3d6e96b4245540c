import { contract } from '@potager/domain/contract'
import { recordsOf, textOf, UNKNOWN_ID } from '../examples.ts'
import { checkerOf, type Session } from '../session.ts'
import { create, type Made, mayTry, readAlone, readListed, refuseField, write } from './record.ts'

const { createChatSession, getChatSession } = contract.chatSession
const { createReport, listReports, resolveReport } = contract.report

/** A consultation and a report on it, by the extensions that make them; null without them. */
async function makeReport(session: Session): Promise<Made | null> {
  const question = { symptoms: ['fièvre'], race: 'Labrador' }
  const consulted = await create(session, createChatSession, question)
  if (!consulted) return null
  session.left.push('une session du chatbot et son signalement')
  await readAlone(session, getChatSession, consulted)
  const report = await create(session, createReport, {
    sessionId: consulted.id,
    feedback: 'Signalé par le contrôle du contrat',
  })
  if (report) await readListed(session, listReports, 'le signalement fait', report)
  return report
}

/** Resolves a report of its own, or with `decide` one that waits; a second time is refused. */
export async function checkReport(session: Session, decide: boolean): Promise<void> {
  if (!mayTry(session, resolveReport)) return
  const body = { resolution: 'Résolu par le contrôle du contrat', updateDisease: false }
  const errors = checkerOf(session, 'errors')
  await errors.refuse(resolveReport, 'identifiant inconnu', { params: { id: UNKNOWN_ID }, body }, 404)
  const waiting = decide ? textOf(recordsOf(session.seen.get(listReports.call.name))[0], 'id') : undefined
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
