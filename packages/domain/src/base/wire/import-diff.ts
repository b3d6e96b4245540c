import { answeredAs, asRecord, extended, id, integer, list, oneOf, or, readList, record, text } from './index.ts'

/** One field that an import changes, as texts; nothing is ''. */
export type ImportedChange<Field extends string> = { field: Field; from: string; to: string }

/** A row of an imported file: its place there as people count it, and whose name it has. */
export type ImportedRow = { row: number; name: string }

/** What an import makes of a row: a new record, a changed one, nothing new, or a refusal that says why. */
export type ImportedOutcome<Field extends string, Written> = ImportedRow &
  (
    | ({ kind: 'created'; changes: ImportedChange<Field>[] } & Written)
    | ({ kind: 'changed'; id: string; changes: ImportedChange<Field>[] } & Written)
    | { kind: 'unchanged' }
    | { kind: 'refused'; message: string }
  )

const rowFields = { row: integer, name: text }

/** What an import does or would do, row by row; changes of fields that are none of these are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function importDiff<const Field extends string>(fields: readonly Field[]) {
  const field = oneOf(fields)
  const texts = record({ from: text, to: text })
  const readChange = (row: unknown) => ({ ...texts.read(row), field: field.read(asRecord(row)?.field) })
  const isKnown = (
    change: ReturnType<typeof readChange>,
  ): change is ReturnType<typeof readChange> & ImportedChange<Field> => change.field !== undefined
  const changes = or(
    answeredAs(list(record({ field, from: text, to: text })), (value) => readList(value, readChange).filter(isKnown)),
    [],
  )
  return record({
    created: list(record({ ...rowFields, changes })),
    changed: list(record({ ...rowFields, id, changes })),
    unchanged: list(record(rowFields)),
    refused: list(record({ ...rowFields, message: text })),
  })
}

/** The same with a digest of what was compared, as a server answers it. */
/* @__NO_SIDE_EFFECTS__ */
export const importAnswer = <const Field extends string>(fields: readonly Field[]) =>
  extended(importDiff(fields), { digest: text })
