import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { fieldOf, recordsOf, seenRecords, textOf, UNKNOWN_ID } from '../examples.ts'
import { type CheckedAnswer, checkerOf, hasCall, mayTry, type Session } from '../session.ts'
import type { World } from './places.ts'
import {
  type Body,
  controlName,
  create,
  type Made,
  readAlone,
  readListed,
  refuseField,
  refuseFields,
  unlikeSent,
  type Wrong,
  write,
} from './record.ts'

const { createOrder, getOrder, listOrders, updateOrderStatus } = contract.order

const PORTIONS = 3

/** An order of some portions of a dish at the restaurant; null without one or the other. */
export function orderBody({ restaurant, dish }: World): Body | null {
  if (!restaurant || !dish) return null
  return {
    idRestaurant: restaurant.id,
    idUser: GUEST_ID,
    listDishNumber: [{ idDish: dish.id, number: PORTIONS }],
    flatDelivered: false,
  }
}

const move = (orderId: string, status: string) => ({ params: { orderId }, body: { status } })

/** Moves an order and checks that the answer has the new status; null when it was refused. */
export const moveOrder = (session: Session, orderId: string, status: string): Promise<CheckedAnswer | null> =>
  write(session, updateOrderStatus, `vers ${status}`, move(orderId, status), { status })

async function refuseMoves(session: Session, orderId: string, from: string, moves: readonly string[]): Promise<void> {
  for (const status of moves) {
    const name = `${from} → ${status}, que la spécification n’a pas`
    await checkerOf(session, 'write').refuseOurs(updateOrderStatus, name, move(orderId, status), 409)
  }
}

async function refuseBodies(session: Session, body: Body, off: string | undefined): Promise<void> {
  const lines = (number: number) => ({ listDishNumber: [{ ...Object(body.listDishNumber)[0], number }] })
  await refuseFields(session, createOrder, body, [
    ['listDishNumber', { listDishNumber: [] }, 'aucune ligne'],
    ['listDishNumber', lines(51), '51 portions'],
    ['idRestaurant', { idRestaurant: 'x' }],
  ])
  const check = checkerOf(session, 'errors')
  const refuse = (name: string, changes: Body) =>
    check.refuseOurs(createOrder, name, { body: { ...body, ...changes } }, 400, 404, 409, 422)
  await refuse('restaurant inconnu', { idRestaurant: UNKNOWN_ID })
  await refuse('plat inconnu', { listDishNumber: [{ idDish: UNKNOWN_ID, number: 1 }] })
  if (off) await refuse('plat hors de la carte', { listDishNumber: [{ idDish: off, number: 1 }] })
}

/** Takes an order, reads it back, moves and cancels it; what the specification forbids is refused. */
export async function checkOrder(session: Session, world: World): Promise<void> {
  const body = orderBody(world)
  if (!mayTry(session, createOrder)) return
  if (!body || !world.dish)
    return checkerOf(session, 'write').skip(createOrder, 'création', 'il faut un plat et un restaurant')
  await refuseBodies(session, body, world.off)
  const made = await create(session, createOrder, body, { repeated: { status: 'PENDING', flatDelivered: false } })
  if (!made) return
  const { price } = world.dish
  const total = Math.round(price * 100 * PORTIONS) / 100
  const told = { totalAmount: total, lines: [{ unitPrice: price, quantity: PORTIONS, lineTotal: total }] }
  checkerOf(session, 'write').tell(createOrder, 'total et lignes', unlikeSent(told, made.answered))
  await readAlone(session, getOrder, made)
  await readListed(session, listOrders, 'la commande prise', made)
  await refuseMoves(session, made.id, 'PENDING', ['READY', 'COMPLETED'])
  const confirmed = await moveOrder(session, made.id, 'CONFIRMED')
  if (confirmed) await readAlone(session, getOrder, { id: made.id, answered: confirmed.json })
  await refuseMoves(session, made.id, 'CONFIRMED', ['COMPLETED'])
  await refuseField(session, updateOrderStatus, 'status', move(made.id, 'DONE'), 'statut inventé')
  await moveOrder(session, made.id, 'CANCELED')
  await refuseMoves(session, made.id, 'CANCELED', ['CONFIRMED'])
}

const { createDisease, deleteDisease, listDiseases, updateDisease } = contract.disease
const { getHistory } = contract.audit

/** A disease with a name of its own. */
export const diseaseBody = (): Body => ({
  name: controlName(),
  description: 'Créée par le contrôle du contrat',
  urgency: 'MEDIUM',
  advice: 'La retirer si elle est restée.',
  prevention: 'Aucune',
  symptoms: ['signe du contrôle', 'autre signe du contrôle'],
  affectedRaces: ['toutes'],
})

const wrong: readonly Wrong[] = [
  ['name', { name: ' ' }],
  ['urgency', { urgency: 'PANIC' }],
  ['symptoms', { symptoms: [] }],
  ['affectedRaces', { affectedRaces: 'toutes' }],
]

/** Removes a disease that a check made. */
export const removeDisease = (session: Session, id: string): Promise<unknown> =>
  session.ask(deleteDisease, { params: { id } })

/** Adds a disease, reads it back, changes and removes it. */
export async function checkDisease(session: Session): Promise<void> {
  if (!mayTry(session, createDisease)) return
  const body = diseaseBody()
  await refuseFields(session, createDisease, body, wrong)
  const errors = checkerOf(session, 'errors')
  const unknown = { params: { id: UNKNOWN_ID } }
  await errors.refuse(updateDisease, 'identifiant inconnu', { ...unknown, body }, 404)
  await errors.refuseOurs(deleteDisease, 'identifiant inconnu', unknown, 404)
  const made = await create(session, createDisease, body)
  if (!made) return
  await readListed(session, listDiseases, 'la maladie ajoutée', made)
  const params = { id: made.id }
  const check = checkerOf(session, 'write')
  const version = fieldOf(made.answered, 'version')
  const next = { ...body, urgency: 'HIGH', symptoms: ['un seul signe'] }
  const sent = { params, body: { ...next, ...(version === undefined ? {} : { version }) } }
  const edited = await write(session, updateDisease, 'modification', sent, next)
  if (edited) await readListed(session, listDiseases, 'la maladie modifiée', { id: made.id, answered: edited.json })
  await check.succeed(deleteDisease, 'suppression', { params })
  await readListed(session, listDiseases, 'la maladie supprimée', { id: made.id, answered: null })
  await errors.refuseOurs(deleteDisease, 'déjà supprimée', { params }, 404)
  if (!hasCall(session, getHistory)) return
  const kept = { params: { ...params, resource: 'disease' } }
  const problems = (lines: unknown) => (recordsOf(lines).length > 0 ? [] : ['aucune ligne gardée'])
  await check.succeed(getHistory, 'd’une maladie supprimée', kept, { problems })
}

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
