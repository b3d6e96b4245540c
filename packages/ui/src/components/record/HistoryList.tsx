import { formatInstant } from '@potager/domain/format'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useId } from 'react'
import { ErrorState, ListSkeleton } from '../feedback/index.ts'
import { Facts } from '../screen/index.ts'
import css from './record.module.css'

/** One event in a record's history. */
export type HistoryEntry = {
  id: string
  at: Instant | null
  who: string
  action: string
  /** Old and new value, as text. */
  change?: string | undefined
  reason?: string | undefined
}

export type HistoryListProps = {
  /** Oldest first; null while loading. */
  entries: readonly HistoryEntry[] | null
  failure?: string | undefined
  onRetry: () => void
}

/** As many stand open; what the page shows below them stays near. */
const OPEN = 10

/** A record's history, newest first; what is older than the last ten is behind a line. */
export function HistoryList({ entries, failure, onRetry }: HistoryListProps) {
  if (failure && !entries) return <ErrorState message={`${words.historyFailure} ${failure}`} onRetry={onRetry} />
  if (!entries) return <ListSkeleton rows={3} />
  if (entries.length === 0) return <p className={css.none}>{words.noHistory}</p>
  const newest = entries.toReversed()
  const earlier = newest.slice(OPEN)
  return (
    <>
      <Entries entries={newest.slice(0, OPEN)} />
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{words.earlier(earlier.length)}</summary>
          <Entries entries={earlier} />
        </details>
      )}
    </>
  )
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className={css.history}>
      {entries.map(({ id, at, who, action, change, reason }) => (
        <li key={id}>
          <p className={css.what}>
            <span>{action}</span>
            {change && <span className={css.change}>{change}</span>}
          </p>
          {reason && (
            <p className={css.reason}>
              « <span>{reason}</span> »
            </p>
          )}
          <p className={css.when}>{`${formatInstant(at)} ${words.by(who)}`}</p>
        </li>
      ))}
    </ol>
  )
}

export type RecordFactsProps = {
  /** A fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** The record's history; omit for records without an audit trail. */
  history?: HistoryListProps | undefined
}

/** The facts of a record, beside its history. */
export function RecordFacts({ facts, history }: RecordFactsProps) {
  const id = useId()
  return (
    <div className={css.columns}>
      <section className={css.card} aria-labelledby={`${id}-facts`}>
        <h2 id={`${id}-facts`}>{words.facts}</h2>
        <Facts facts={facts} />
      </section>
      {history && (
        <section className={css.card} aria-labelledby={`${id}-history`}>
          <h2 id={`${id}-history`}>{words.history}</h2>
          <HistoryList {...history} />
        </section>
      )}
    </div>
  )
}
