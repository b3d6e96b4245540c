import { formatCount, formatPercent } from '@potager/domain/format'
import {
  commonMessages,
  moderationMessages,
  moderationScreenMessages,
  reviewShortcuts,
  moderationScreenMessages as words,
} from '@potager/domain/messages'
import { moderationShares, type ReviewStats } from '@potager/domain/review'
import { CheckField } from '../../../components/input/index.ts'
import { StatCard } from '../../../components/list/index.ts'
import css from './ModerationScreen.module.css'

const statWords = moderationScreenMessages.stats

type ModerationStatsProps = {
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
    { label: statWords.pending, value: figure(stats?.pending) },
    { label: statWords.old, value: figure(stats?.oldPending) },
    { label: statWords.approved, value: figure(stats?.approved) },
    { label: statWords.rejected, value: figure(stats?.rejected) },
    { label: statWords.processed, value: figure(stats?.totalProcessed) },
  ]
  return (
    <section aria-label={statWords.heading} className={css.stats}>
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

export type ModerationSideProps = {
  stats: ReviewStats | null
  shortcuts: boolean
  onShortcuts: (enabled: boolean) => void
}

/** Below the list: moderation figures, advice and keyboard shortcuts. */
export function ModerationSide({ stats, ...keys }: ModerationSideProps) {
  return (
    <div className={css.side}>
      <Overview stats={stats} />
      <section className={css.panel} aria-label={words.tips.heading}>
        <h2>{words.tips.heading}</h2>
        <ul>
          {words.tips.list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      <section className={css.panel} aria-label={words.shortcuts.heading}>
        <h2>{words.shortcuts.heading}</h2>
        <ModerationShortcuts {...keys} />
      </section>
    </div>
  )
}

function Overview({ stats }: { stats: ReviewStats | null }) {
  const shares = stats && moderationShares(stats)
  const rows = [
    [words.overview.approved, shares?.approved],
    [words.overview.processed, shares?.processed],
    [words.overview.old, shares?.old],
  ] as const
  return (
    <section className={css.panel} aria-label={words.overview.heading}>
      <h2>{words.overview.heading}</h2>
      <dl className={css.shares}>
        {rows.map(([label, share]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{formatPercent(share)}</span>
              {typeof share === 'number' && <meter aria-label={label} min={0} max={100} value={share} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{words.overview.since}</p>
    </section>
  )
}

/** The keyboard shortcuts, with a switch to disable them. */
export function ModerationShortcuts({ shortcuts, onShortcuts }: Omit<ModerationSideProps, 'stats'>) {
  return (
    <>
      <dl className={css.sideKeys}>
        {reviewShortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckField label={words.shortcuts.enabled} checked={shortcuts} onChange={onShortcuts} />
      <p className={css.note}>{words.shortcuts.note}</p>
    </>
  )
}
