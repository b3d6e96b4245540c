import { formatCount } from '@potager/domain/format'
import { importMessages as common } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import css from './ImportDialog.module.css'

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

const kinds = ['created', 'changed', 'unchanged', 'refused'] as const

/** The most rows of a kind that are drawn: nobody reads more, and thousands would hold the page up. */
const MOST = 200

type ImportDiffViewProps<Field extends string> = {
  diff: ImportDiff<Field>
  words: ImportWords
  fieldLabels: Readonly<Record<Field, string>>
  shown?: (field: Field, text: string) => string
}

/** Preview of an import: counts by kind, refused rows with reasons, and every changed field. */
export function ImportDiffView<Field extends string>(props: ImportDiffViewProps<Field>) {
  const { diff, words, fieldLabels, shown = (_, text) => text } = props
  const { created, changed, unchanged, refused } = diff
  const textOf = (field: Field, text: string) => shown(field, text) || common.none
  return (
    <>
      <dl className={css.counts}>
        {kinds.map((kind) => (
          <div key={kind} data-kind={kind} data-none={diff[kind].length === 0}>
            <dt>{words[kind]}</dt>
            <dd>{formatCount(diff[kind].length)}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 && <p className={css.failure}>{common.blocked}</p>}
      {created.length + changed.length + refused.length === 0 && <p>{words.nothing}</p>}
      <Rows title={words.refused} rows={refused}>
        {({ row, name, message }) => (
          <>
            <strong>{name ? common.rowOf(row, name) : common.row(row)}</strong>
            <p className={css.reason}>{message}</p>
          </>
        )}
      </Rows>
      <Rows title={words.changed} rows={changed}>
        {({ row, name, changes }) => (
          <>
            <strong>{common.rowOf(row, name)}</strong>
            <dl className={css.changes}>
              {changes.map(({ field, from, to }) => (
                <Change key={field} label={fieldLabels[field]} from={textOf(field, from)} to={textOf(field, to)} />
              ))}
            </dl>
          </>
        )}
      </Rows>
      <Rows title={words.created} rows={created}>
        {({ row, name, changes }) => (
          <details>
            <summary>{common.rowOf(row, name)}</summary>
            <dl className={css.changes}>
              {changes.map(({ field, to }) => (
                <div key={field}>
                  <dt>{fieldLabels[field]}</dt>
                  <dd>{textOf(field, to)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </Rows>
      {unchanged.length > 0 && (
        <details className={css.unchanged}>
          <summary>{`${words.unchanged} (${formatCount(unchanged.length)})`}</summary>
          <List rows={unchanged}>{({ row, name }) => common.rowOf(row, name)}</List>
        </details>
      )}
    </>
  )
}

type RowsProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode }

function Rows<Row extends { row: number }>({ title, rows, children }: RowsProps<Row> & { title: string }) {
  const heading = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {title}
      </h3>
      <List rows={rows}>{children}</List>
    </section>
  )
}

function List<Row extends { row: number }>({ rows, children }: RowsProps<Row>) {
  return (
    <>
      <ul className={css.rows}>
        {rows.slice(0, MOST).map((row) => (
          <li key={row.row}>{children(row)}</li>
        ))}
      </ul>
      {rows.length > MOST && <p className={css.soft}>{common.others(rows.length - MOST)}</p>}
    </>
  )
}

function Change({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <del aria-label={`${common.before}\u00a0: ${from}`}>{from}</del>
        <ins aria-label={`${common.after}\u00a0: ${to}`}>{to}</ins>
      </dd>
    </div>
  )
}
