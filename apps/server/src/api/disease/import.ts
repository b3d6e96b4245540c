import type { ChangedField } from '@potager/domain/audit'
import type { contract } from '@potager/domain/contract'
import { compareDiseases, type DiseaseDraft, diffOf, type ImportOutcome, type ImportRow } from '@potager/domain/disease'
import { diseaseImportMessages } from '@potager/domain/messages'
import type { z } from 'zod'
import { hashOf } from '../../base/hash.ts'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { changedFields, recordAudit } from '../audit/record.ts'
import type { Caller } from '../auth/caller.ts'
import { conflict } from '../refusal.ts'
import { countCreation } from '../share.ts'
import {
  type DiseaseRow,
  findDiseases,
  insertDisease,
  lockDiseases,
  type NewDisease,
  replaceDisease,
} from './queries.ts'

const fieldsOf = ({ name, urgency, description, symptoms, affectedRaces, advice, prevention }: NewDisease) => ({
  short: { name, urgency },
  long: { description, symptoms, affectedRaces, advice, prevention: prevention ?? '' },
})

/** What an edit of a disease changed. */
export function diseaseChanges(before: NewDisease, after: NewDisease): ChangedField[] {
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
export async function compareImport(db: Queryable, rows: readonly ImportRow[]): Promise<Comparison> {
  return compare(await findDiseases(db), rows).comparison
}

/**
 * Writes an import in the caller's transaction, all or nothing.
 * @throws Refusal 409 when a row is refused, or when the comparison no longer matches `digest`
 */
export async function applyImport(
  tx: Queryable,
  caller: Caller,
  { rows, digest }: { rows: readonly ImportRow[]; digest?: string | undefined },
): Promise<Comparison> {
  const stored = await lockDiseases(tx)
  const { outcomes, comparison } = compare(stored, rows)
  if (digest !== undefined && digest !== comparison.digest) throw conflict(diseaseImportMessages.outdated)
  const { refused } = comparison
  if (refused.length > 0) throw conflict(diseaseImportMessages.refusedRows(refused.length))
  for (const outcome of outcomes) await write(tx, caller, stored, outcome)
  return comparison
}

function rowOf(id: string, draft: DiseaseDraft): NewDisease {
  return { ...draft, id, prevention: draft.prevention ?? null }
}

async function write(
  tx: Queryable,
  caller: Caller,
  stored: readonly DiseaseRow[],
  outcome: ImportOutcome,
): Promise<void> {
  if (outcome.kind !== 'created' && outcome.kind !== 'changed') return
  const disease = rowOf(outcome.kind === 'changed' ? outcome.id : newId(), outcome.draft)
  if (outcome.kind === 'changed') await replaceDisease(tx, disease)
  else {
    await insertDisease(tx, disease)
    await countCreation(tx, 'createDisease', caller.accountId)
  }
  const before = stored.find(({ id }) => id === disease.id)
  const changes = before ? diseaseChanges(before, disease) : []
  await recordAudit(tx, caller, { action: 'importDiseases', resource: 'disease', resourceId: disease.id, changes })
}
