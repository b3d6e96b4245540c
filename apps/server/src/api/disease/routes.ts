import type { contract } from '@potager/domain/contract'
import { diseaseFormMessages, requestRefusals, staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { violatedConstraint } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { pageAnswer } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { conflict, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { applyImport, compareImport, diseaseChanges } from './import.ts'
import {
  countDiseases,
  countMentions,
  type DiseaseRow,
  findDiseasePage,
  insertDisease,
  lockDisease,
  type NewDisease,
  removeDisease,
  replaceDisease,
} from './queries.ts'

type WireDisease = z.input<typeof contract.disease.createDisease.response>
type Body = z.output<typeof contract.disease.createDisease.body>

/** A disease in wire format. */
export function wireDisease({ prevention, ...row }: DiseaseRow): WireDisease {
  return prevention === null ? row : { ...row, prevention }
}

function rowOf(id: string, body: Body): NewDisease {
  return { ...body, id, prevention: body.prevention ?? null }
}

/** Runs a write that may take the name of another disease. @throws Refusal 409 when it does */
async function underItsName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedConstraint(error) === 'disease_name') throw conflict(diseaseFormMessages.nameTaken)
    throw error
  }
}

/** The chatbot's disease base, shared by the group: anyone signed in reads and writes it. */
export function diseaseHandlers({ db }: Services): Handlers<typeof contract.disease> {
  return {
    listDiseases: async ({ query }) => {
      const total = await countDiseases(db)
      const rows = await findDiseasePage(db, query.page, query.size)
      return pageAnswer(rows.map(wireDisease), total, query)
    },
    createDisease: ({ caller, body, once }) =>
      underItsName(() =>
        once(async (tx) => {
          const disease = rowOf(newId(), body)
          await insertDisease(tx, disease)
          await recordAudit(tx, caller, { action: 'createDisease', resource: 'disease', resourceId: disease.id })
          return wireDisease({ ...disease, version: 1 })
        }),
      ),
    updateDisease: ({ caller, params, body: { version, ...body } }) =>
      underItsName(() =>
        db.transaction(async (tx) => {
          const { id } = params
          const before = await lockDisease(tx, id)
          if (!before) throw notFound(requestRefusals.unknown.disease)
          const disease = await replaceDisease(tx, rowOf(id, body), version)
          if (!disease) throw conflict(staleMessages.disease)
          const changes = diseaseChanges(before, disease)
          await recordAudit(tx, caller, { action: 'updateDisease', resource: 'disease', resourceId: id, changes })
          return wireDisease(disease)
        }),
      ),
    deleteDisease: ({ caller, params }) =>
      db.transaction(async (tx) => {
        const gone = await removeDisease(tx, params.id)
        if (!gone) throw notFound(requestRefusals.unknown.disease)
        await recordAudit(tx, caller, {
          action: 'deleteDisease',
          resource: 'disease',
          resourceId: gone.id,
          // The record that holds the name is deleted.
          from: gone.name,
        })
        return wireDisease(gone)
      }),
    importDiseases: ({ caller, body, once }) =>
      body.apply ? underItsName(() => once((tx) => applyImport(tx, caller, body))) : compareImport(db, body.rows),
    getDiseaseMentions: async ({ params }) => {
      const mentions = await countMentions(db, params.id)
      if (!mentions) throw notFound(requestRefusals.unknown.disease)
      return mentions
    },
  }
}
