import { moderationScreenMessages } from '@potager/domain/messages'
import { Button } from '../../../components/button/index.ts'
import css from './BulkBar.module.css'

const words = moderationScreenMessages.bulk

/** How far a decision on several reviews has come. */
export type BulkProgress = { done: number; total: number }

export type BulkBarProps = {
  count: number
  /** Null unless a decision on several is under way. */
  progress: BulkProgress | null
  onApprove: () => void
  onReject: () => void
  onClear: () => void
}

/** What can be done with the reviews that are selected; it stays in sight. */
export function BulkBar({ count, progress, onApprove, onReject, onClear }: BulkBarProps) {
  const busy = progress !== null
  const waiting = { 'aria-disabled': busy, className: busy ? css.waiting : '', size: 'small' as const }
  return (
    <section aria-label={words.heading} className={css.bar} aria-busy={busy}>
      <Button {...waiting} color="error" aria-haspopup="dialog" onClick={() => !busy && onReject()}>
        {words.reject}
      </Button>
      <p className={css.count} role="status">
        {progress ? words.progress(progress.done, progress.total) : words.selected(count)}
      </p>
      {progress && <progress className={css.progress} value={progress.done} max={progress.total} aria-hidden="true" />}
      <Button {...waiting} onClick={() => !busy && onClear()}>
        {words.clear}
      </Button>
      <Button {...waiting} variant="contained" onClick={() => !busy && onApprove()}>
        {words.approve}
      </Button>
    </section>
  )
}
