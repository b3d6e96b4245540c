import { type DiseaseDiff, type DiseaseField, type FieldChange, urgencies } from '@potager/domain/disease'
import { formatCount } from '@potager/domain/format'
import { diseaseFieldLabels, urgencyLabels, diseaseImportMessages as words } from '@potager/domain/messages'
import { type ReactNode, useId } from 'react'
import css from './DiseaseImportDialog.module.css'

const kinds = ['created', 'changed', 'unchanged', 'refused'] as const

/** Preview of an import: counts by kind, refused rows with reasons, and every changed field. */
export function DiseaseDiffView({ diff }: { diff: DiseaseDiff }) {
  const { created, changed, unchanged, refused } = diff
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
      {refused.length > 0 && <p className={css.failure}>{words.blocked}</p>}
      {created.length + changed.length + refused.length === 0 && <p>{words.nothing}</p>}
      <Rows title={words.refused} rows={refused}>
        {({ row, name, message }) => (
          <>
            <strong>{name ? words.rowOf(row, name) : words.row(row)}</strong>
            <p className={css.reason}>{message}</p>
          </>
        )}
      </Rows>
      <Rows title={words.changed} rows={changed}>
        {({ row, name, changes }) => (
          <>
            <strong>{words.rowOf(row, name)}</strong>
            <dl className={css.changes}>
              {changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
            </dl>
          </>
        )}
      </Rows>
      <Rows title={words.created} rows={created}>
        {({ row, name, changes }) => (
          <details>
            <summary>{words.rowOf(row, name)}</summary>
            <dl className={css.changes}>
              {changes.map(({ field, to }) => (
                <div key={field}>
                  <dt>{diseaseFieldLabels[field]}</dt>
                  <dd>{shown(field, to)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </Rows>
      {unchanged.length > 0 && (
        <details className={css.unchanged}>
          <summary>{`${words.unchanged} (${formatCount(unchanged.length)})`}</summary>
          <ul className={css.rows}>
            {unchanged.map(({ row, name }) => (
              <li key={row}>{words.rowOf(row, name)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type RowsProps<Row> = { title: string; rows: readonly Row[]; children: (row: Row) => ReactNode }

function Rows<Row extends { row: number }>({ title, rows, children }: RowsProps<Row>) {
  const heading = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {title}
      </h3>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.row}>{children(row)}</li>
        ))}
      </ul>
    </section>
  )
}

function Change({ change: { field, from, to } }: { change: FieldChange }) {
  return (
    <div>
      <dt>{diseaseFieldLabels[field]}</dt>
      <dd>
        <del aria-label={`${words.before}\u00a0: ${shown(field, from)}`}>{shown(field, from)}</del>
        <ins aria-label={`${words.after}\u00a0: ${shown(field, to)}`}>{shown(field, to)}</ins>
      </dd>
    </div>
  )
}

function shown(field: DiseaseField, text: string): string {
  const urgency = field === 'urgency' && urgencies.find((one) => one === text)
  return urgency ? urgencyLabels[urgency] : text || words.none
}
