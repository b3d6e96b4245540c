import { moderationScreenMessages } from '@potager/domain/messages'
import { Button } from '../../../components/button/index.ts'
import css from './BulkBar.module.css'

const words = moderationScreenMessages.bulk

/** Progress of a decision on several reviews. */
export type BulkProgress = { done: number; total: number }

export type BulkBarProps = {
  count: number
  /** Null unless a bulk decision is running. */
  progress: BulkProgress | null
  onApprove: () => void
  onReject: () => void
  onClear: () => void
}

/** Actions for the selected reviews; sticky on large screens. */
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
