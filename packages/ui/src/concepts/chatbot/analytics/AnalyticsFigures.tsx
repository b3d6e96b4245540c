import { type Analytics, comparedWith, shareInterval, trendOfCount, trendOfRate } from '@potager/domain/analytics'
import { abbreviate, formatPercent } from '@potager/domain/format'
import { chartMessages, analyticsScreenMessages as words } from '@potager/domain/messages'
import { Figure, Figures } from '../../../components/chart/index.ts'

const labels = [words.totalSessions, words.averageAccuracy, words.reports, words.improvementRate]

/** The four key figures of the period, compared with the previous period of the same length. */
export function AnalyticsFigures({ analytics }: { analytics: Analytics | null }) {
  if (!analytics) {
    return (
      <Figures label={words.figures}>
        {labels.map((label) => (
          <Figure key={label} label={label} value={null} />
        ))}
      </Figures>
    )
  }
  const { period } = analytics
  const before = comparedWith(analytics)
  const countTrend = (of: 'sessions' | 'reports') => trendOfCount(period[of], before && before[of])
  const rateTrend = (of: 'accuracyRate' | 'improvementRate') => trendOfRate(period[of], before && before[of])
  const interval = shareInterval(period.sessions - period.reported, period.sessions)
  return (
    <Figures label={words.figures}>
      <Figure label={words.totalSessions} value={abbreviate(period.sessions)} trend={countTrend('sessions')} />
      <Figure
        label={words.averageAccuracy}
        value={formatPercent(period.accuracyRate)}
        trend={rateTrend('accuracyRate')}
        hint={interval ? `${words.accuracyHint}, ${words.interval(interval)}` : chartMessages.insufficient}
      />
      <Figure label={words.reports} value={abbreviate(period.reports)} trend={countTrend('reports')} wanted="down" />
      <Figure
        label={words.improvementRate}
        value={formatPercent(period.improvementRate)}
        trend={rateTrend('improvementRate')}
        hint={words.improvementHint}
      />
    </Figures>
  )
}
