import { consoleMessages } from '@potager/domain/messages'
import { isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { ErrorState, ListSkeleton } from '../feedback/index.ts'
import css from './record.module.css'

const words = consoleMessages.related

export type RelatedListProps = {
  title: string
  /** The first rows, or rows that show themselves; null while loading. */
  rows: readonly { id: string; name: ReactNode; secondary: ReactNode; end: ReactNode }[] | ReactElement | null
  /** Why the list could not be read. */
  failure?: string | undefined
  onRetry: () => void
  /** Leads to the whole list, where there is more than is shown. */
  all?: ReactNode
}

/** The records of another resource that belong to the one on the page. */
export function RelatedList({ title, rows, failure, onRetry, all }: RelatedListProps) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows ? (
        isValidElement(rows) ? (
          rows
        ) : (
          <Rows rows={rows} />
        )
      ) : failure ? (
        <ErrorState message={failure} onRetry={onRetry} />
      ) : (
        <ListSkeleton rows={2} />
      )}
      {all && <p className={css.all}>{all}</p>}
    </section>
  )
}

function Rows({ rows }: { rows: Exclude<RelatedListProps['rows'], ReactElement | null> }) {
  if (rows.length === 0) return <p className={css.none}>{words.none}</p>
  return (
    <ul className={css.related}>
      {rows.map((row) => (
        <li key={row.id}>
          <div>
            <p>{row.name}</p>
            <p className={css.none}>{row.secondary}</p>
          </div>
          <div className={css.end}>{row.end}</div>
        </li>
      ))}
    </ul>
  )
}
