import { formatCount } from '@potager/domain/format'
import { commonMessages, moderationMessages, moderationScreenMessages } from '@potager/domain/messages'
import type { ReviewStats } from '@potager/domain/review'
import { StatCard } from '../../../components/list/index.ts'
import css from './ModerationStats.module.css'

const words = moderationScreenMessages.stats

export type ModerationStatsProps = {
  /** Null during the first load. */
  stats: ReviewStats | null
  failed: boolean
  onRetry: () => void
}

/** Moderation figures; '--' for those missing from the response. */
export function ModerationStats({ stats, failed, onRetry }: ModerationStatsProps) {
  if (failed && !stats) return <StatsFailure onRetry={onRetry} />
  const figure = (value: number | null | undefined) =>
    stats === null ? null : value === null || value === undefined ? '--' : formatCount(value)
  const cards = [
    { label: words.pending, value: figure(stats?.pending) },
    { label: words.old, value: figure(stats?.oldPending) },
    { label: words.approved, value: figure(stats?.approved) },
    { label: words.rejected, value: figure(stats?.rejected) },
    { label: words.processed, value: figure(stats?.totalProcessed) },
  ]
  return (
    <section aria-label={words.heading} className={css.stats}>
      {cards.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </section>
  )
}

function StatsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={css.failure}>
      {moderationMessages.statsFailure}
      <button type="button" onClick={onRetry}>
        {commonMessages.retry}
      </button>
    </div>
  )
}
