/** One field that an import changes, as texts; nothing is ''. */
export type ImportChange<Field extends string> = { field: Field; from: string; to: string }

type Place = { row: number; name: string }

/** What an import does or would do, row by row; `row` is the row's place in the file. */
export type ImportDiff<Field extends string> = {
  created: readonly (Place & { changes: readonly ImportChange<Field>[] })[]
  changed: readonly (Place & { id: string; changes: readonly ImportChange<Field>[] })[]
  unchanged: readonly Place[]
  refused: readonly (Place & { message: string })[]
}

/** State of an import: no file, unreadable file, comparison (pending, failed or shown), or import pending. */
export type ImportState<Field extends string> =
  | { step: 'choose' }
  | { step: 'unreadable'; problem: string }
  | { step: 'comparing' }
  | { step: 'failed'; message: string }
  | { step: 'compared'; diff: ImportDiff<Field> }
  /** The import was refused and must be compared again, or it had no response and may be retried. */
  | { step: 'not-applied'; diff: ImportDiff<Field>; message: string; again: 'compare' | 'apply' }
  | { step: 'applying'; diff: ImportDiff<Field> }

/** What an import says of its own records: its bounds and rules, and what becomes of them. */
export type ImportWords = {
  title: string
  limits: string
  rules: string
  apply: (count: number) => string
  nothing: string
  created: string
  changed: string
  unchanged: string
  refused: string
}
