import { formatInstant } from '@potager/domain/format'
import { consoleMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { ErrorState, ListSkeleton } from '../feedback/index.ts'
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

/** A record's history, newest first. */
export function HistoryList({ entries, failure, onRetry }: HistoryListProps) {
  if (failure && !entries) return <ErrorState message={`${words.historyFailure} ${failure}`} onRetry={onRetry} />
  if (!entries) return <ListSkeleton rows={3} />
  if (entries.length === 0) return <p className={css.none}>{words.noHistory}</p>
  return (
    <ol className={css.history}>
      {entries.toReversed().map(({ id, at, who, action, change, reason }) => (
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
