import type { ChangedField } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { compareDiseases, type DiseaseDraft, diffOf, type ImportOutcome, type ImportRow } from '@potager/domain/disease'
import { diseaseFormMessages, diseaseImportMessages, requestRefusals, staleMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { hashOf } from '../../base/hash.ts'
import { newId, type Queryable, violatedConstraint } from '../../db/database.ts'
import { pageAnswer } from '../answers.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict, notFound } from '../errors.ts'
import type { Handlers, Services } from '../serve.ts'
import { countCreation } from '../share.ts'
import {
  countDiseases,
  countMentions,
  type DiseaseRow,
  findDiseasePage,
  findDiseases,
  insertDisease,
  lockDisease,
  lockDiseases,
  type NewDisease,
  removeDisease,
  replaceDisease,
} from './queries.ts'

const fieldsOf = ({ name, urgency, description, symptoms, affectedRaces, advice, prevention }: NewDisease) => ({
  short: { name, urgency },
  long: { description, symptoms, affectedRaces, advice, prevention: prevention ?? '' },
})

/** What an edit of a disease changed. */
function diseaseChanges(before: NewDisease, after: NewDisease): ChangedField[] {
  return changedFields(fieldsOf(before), fieldsOf(after))
}

type Comparison = z.input<typeof contract.disease.importDiseases.response>

function compare(base: readonly DiseaseRow[], rows: readonly ImportRow[]) {
  const known = base.map(({ prevention, ...row }) => (prevention === null ? row : { ...row, prevention }))
  const outcomes = compareDiseases(known, rows)
  const diff = diffOf(outcomes)
  return { outcomes, comparison: { ...diff, digest: hashOf(JSON.stringify(diff)) } satisfies Comparison }
}

/** Compares an import with the base without writing. */
async function compareImport(db: Queryable, rows: readonly ImportRow[]): Promise<Comparison> {
  return compare(await findDiseases(db), rows).comparison
}

/**
 * Writes an import in the caller's transaction, all or nothing.
 * @throws Refusal 409 when a row is refused, or when the comparison no longer matches `digest`
 */
async function applyImport(
  tx: Queryable,
  caller: Caller,
  { rows, digest }: { rows: readonly ImportRow[]; digest?: string | undefined },
): Promise<Comparison> {
  const stored = await lockDiseases(tx)
  const { outcomes, comparison } = compare(stored, rows)
  if (digest !== undefined && digest !== comparison.digest) throw conflict(diseaseImportMessages.outdated)
  const { refused } = comparison
  if (refused.length > 0) throw conflict(diseaseImportMessages.refusedRows(refused.length))
  for (const outcome of outcomes) await writeOutcome(tx, caller, stored, outcome)
  return comparison
}

function rowOfDraft(id: string, draft: DiseaseDraft): NewDisease {
  return { ...draft, id, prevention: draft.prevention ?? null }
}

async function writeOutcome(
  tx: Queryable,
  caller: Caller,
  stored: readonly DiseaseRow[],
  outcome: ImportOutcome,
): Promise<void> {
  if (outcome.kind !== 'created' && outcome.kind !== 'changed') return
  const disease = rowOfDraft(outcome.kind === 'changed' ? outcome.id : newId(), outcome.draft)
  if (outcome.kind === 'changed') await replaceDisease(tx, disease)
  else {
    await insertDisease(tx, disease)
    await countCreation(tx, 'createDisease', caller.accountId)
  }
  const before = stored.find(({ id }) => id === disease.id)
  const changes = before ? diseaseChanges(before, disease) : []
  await recordAudit(tx, caller, { action: 'importDiseases', resource: 'disease', resourceId: disease.id, changes })
}

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
