import { type ImportedChange, type ImportedOutcome, importAnswer, importDiff } from '../../base/wire/import-diff.ts'
import { type Read, reader } from '../../base/wire/index.ts'
import { diseaseFormMessages } from './disease.messages.ts'
import { type Disease, type DiseaseDraft } from './disease.ts'
import { diseaseNameKey } from './disease-filter.ts'
import { diseaseImportMessages as m } from './disease-import.messages.ts'
import { joinCommaList } from './symptom-words.ts'

/** Bounds of one import: bytes of the file, and diseases in it. */
export const diseaseImportLimits = { bytes: 1_000_000, rows: 500 } as const

/** What a person compares of a disease, in the order of the file's columns. */
export const diseaseFields = [
  'name',
  'urgency',
  'description',
  'symptoms',
  'affectedRaces',
  'advice',
  'prevention',
] as const
export type DiseaseField = (typeof diseaseFields)[number]

/** A disease of a file: `row` is its place there as people count it, `id` the disease that it replaces, if it says. */
export type ImportRow = DiseaseDraft & { row: number; id?: string }

/** One field that an import changes, as texts; lists with commas, nothing is ''. */
export type FieldChange = ImportedChange<DiseaseField>

/** What an import makes of a row. */
export type ImportOutcome = ImportedOutcome<DiseaseField, { draft: DiseaseDraft }>

const diseaseDiffRecord = importDiff(diseaseFields)
/** What an import does or would do, row by row. */
export interface DiseaseDiff extends Read<typeof diseaseDiffRecord> {}
export const readDiseaseDiff = reader(diseaseDiffRecord)

/** What the server says of an import. */
export const diseaseImportRecord = importAnswer(diseaseFields)

function textOf(disease: Partial<Disease>, field: DiseaseField): string {
  const value = disease[field] ?? ''
  return typeof value === 'string' ? value : joinCommaList(value)
}

function changesOf(known: Partial<Disease>, draft: DiseaseDraft): FieldChange[] {
  return diseaseFields.flatMap((field) => {
    const [from, to] = [textOf(known, field), textOf(draft, field)]
    return from === to ? [] : [{ field, from, to }]
  })
}

/**
 * What importing rows into a base does: a row is the disease of its id, without one the disease of its name, case and
 * accents apart, else a new one. Refused: an id that no disease has, a name that another disease has, a disease or a name
 * that an earlier row has. Nothing is ever deleted.
 */
export function compareDiseases(base: readonly Disease[], rows: readonly ImportRow[]): ImportOutcome[] {
  const byId = new Map(base.map((disease) => [disease.id, disease]))
  const byName = new Map(base.map((disease) => [diseaseNameKey(disease.name), disease]))
  const targets = new Map<string, number>()
  const names = new Map<string, number>()

  return rows.map(({ row, id: named, ...draft }): ImportOutcome => {
    const place = { row, name: draft.name }
    const refused = (message: string): ImportOutcome => ({ ...place, kind: 'refused', message })
    const key = diseaseNameKey(draft.name)
    const namesake = byName.get(key)
    const known = named === undefined ? namesake : byId.get(named)
    if (named !== undefined && !known) return refused(m.unknownId)
    if (namesake && namesake !== known) return refused(diseaseFormMessages.nameTaken)
    const earlier = names.get(key) ?? (known && targets.get(known.id))
    if (earlier !== undefined) return refused(m.repeated(earlier))
    names.set(key, row)
    if (!known) return { ...place, kind: 'created', draft, changes: changesOf({}, draft) }
    targets.set(known.id, row)
    const changes = changesOf(known, draft)
    return changes.length > 0
      ? { ...place, kind: 'changed', id: known.id, draft, changes }
      : { ...place, kind: 'unchanged' }
  })
}

/** The outcomes of all rows as what a person is shown. */
export function diffOf(outcomes: readonly ImportOutcome[]): DiseaseDiff {
  const diff: DiseaseDiff = { created: [], changed: [], unchanged: [], refused: [] }
  for (const outcome of outcomes) {
    const { row, name } = outcome
    if (outcome.kind === 'changed') diff.changed.push({ row, name, id: outcome.id, changes: outcome.changes })
    else if (outcome.kind === 'refused') diff.refused.push({ row, name, message: outcome.message })
    else if (outcome.kind === 'created') diff.created.push({ row, name, changes: outcome.changes })
    else diff.unchanged.push({ row, name })
  }
  return diff
}
