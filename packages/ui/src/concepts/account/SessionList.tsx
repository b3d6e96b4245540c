import type { OwnSession } from '@potager/domain/account'
import { formatInstant, formatRelative } from '@potager/domain/format'
import { accountScreenMessages as text } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { useState } from 'react'
import { ConfirmDialog, ErrorState, ListSkeleton } from '../../components/feedback/index.ts'
import { useKeptFocus } from '../../components/screen/useKeptFocus.ts'
import css from './AccountScreen.module.css'

export type SessionListProps = {
  /** Undefined while loading; null after a failure. */
  sessions: readonly OwnSession[] | null | undefined
  now: Instant
  ending: readonly string[]
  onRetry: () => void
  /** Omit these where the backend cannot. */
  onEnd?: (session: OwnSession) => void
  onEndOthers?: () => void
  onEndEverywhere?: () => void
  /** What signing out everywhere leaves to wait. */
  warning?: string
}

type Question = 'others' | 'everywhere'

/** The user's sessions, each with a button to end it. */
export function SessionList(props: SessionListProps) {
  const { sessions, onRetry, onEndOthers, onEndEverywhere, warning = '' } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const kept = useKeptFocus<HTMLUListElement>(sessions ?? null)
  if (sessions === undefined) return <ListSkeleton rows={2} />
  if (sessions === null) return <ErrorState message={text.failure} onRetry={onRetry} />
  return (
    <>
      <ul className={css.sessions} {...kept}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} {...props} />
        ))}
      </ul>
      <div className={css.actions}>
        {sessions.length > 1 && onEndOthers && (
          <button type="button" className={css.secondary} onClick={() => setQuestion('others')}>
            {text.endOthers}
          </button>
        )}
        {onEndEverywhere && (
          <button type="button" className={css.danger} onClick={() => setQuestion('everywhere')}>
            {text.endEverywhere}
          </button>
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        message={question === 'everywhere' ? `${text.endEverywhereQuestion} ${warning}`.trim() : text.endOthersQuestion}
        confirmLabel={question === 'everywhere' ? text.endEverywhere : text.endOthers}
        cancelLabel={question === 'everywhere' ? text.staySignedIn : text.keepOthers}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null)
          if (question === 'everywhere') onEndEverywhere?.()
          else onEndOthers?.()
        }}
      />
    </>
  )
}

function Session({ session, now, ending, onEnd }: SessionListProps & { session: OwnSession }) {
  const device = session.device || text.unknownDevice
  const busy = ending.includes(session.id)
  return (
    <li className={css.session} data-row={session.id}>
      <p className={css.device}>
        <strong>{device}</strong>
        {session.current && <span className={css.here}>{text.thisDevice}</span>}
      </p>
      <p className={css.when}>
        <span>{text.usedAt(formatRelative(session.usedAt, now))}</span>
        <span>{text.since(formatInstant(session.createdAt))}</span>
      </p>
      {!session.current && onEnd && (
        <button
          type="button"
          className={css.secondary}
          aria-label={text.endOf(device)}
          aria-disabled={busy}
          onClick={() => !busy && onEnd(session)}
        >
          {text.end}
        </button>
      )}
    </li>
  )
}
