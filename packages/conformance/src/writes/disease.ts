import { contract } from '@potager/domain/contract'
import { fieldOf, recordsOf, UNKNOWN_ID } from '../examples.ts'
import { checkerOf, hasCall, mayTry, type Session } from '../session.ts'
import { type Body, controlName, create, readListed, refuseFields, type Wrong, write } from './record.ts'

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
