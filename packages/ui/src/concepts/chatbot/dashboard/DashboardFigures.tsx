import {
  ACCURACY_TARGET,
  type Analytics,
  comparedWith,
  type PeriodTotals,
  trendOfCount,
  trendOfRate,
  VERDICT_SESSIONS,
  verdictOf,
} from '@potager/domain/analytics'
import { isSpeciesName } from '@potager/domain/disease'
import { abbreviate, formatPercent } from '@potager/domain/format'
import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import type { Report } from '@potager/domain/report'
import { Figure, Figures } from '../../../components/chart/index.ts'

/** Unresolved reports, newest first, with their total; null while loading. */
export type WaitingReports = { items: readonly Report[]; total: number }

/** The comparison with the target, once enough sessions have a verdict. */
function targetHint(period: PeriodTotals): string {
  const verdict = verdictOf(period)
  if (period.sessions === 0) return words.insufficient
  if (verdict === 'unknown') return words.noTargetYet(VERDICT_SESSIONS, period.sessions)
  return verdict === 'improvable' ? words.underTarget(ACCURACY_TARGET) : words.onTarget(ACCURACY_TARGET)
}

export type DashboardFiguresProps = { analytics: Analytics | null; reports: WaitingReports | null }

/** The dashboard's four figures; open reports count in full, whatever the period. */
export function DashboardFigures({ analytics, reports }: DashboardFiguresProps) {
  return (
    <Figures label={words.figures}>
      {analytics ? (
        <RateFigures analytics={analytics} />
      ) : (
        <WaitingFigures labels={[words.totalDiagnostics, words.accuracy]} />
      )}
      <Figure label={words.reports} value={reports ? abbreviate(reports.total) : null} hint={words.reportsHint} />
      {analytics ? <RaceFigure analytics={analytics} /> : <WaitingFigures labels={[words.race]} />}
    </Figures>
  )
}

function WaitingFigures({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => <Figure key={label} label={label} value={null} />)
}

function RateFigures({ analytics }: { analytics: Analytics }) {
  const { period } = analytics
  const before = comparedWith(analytics)
  return (
    <>
      <Figure
        label={words.totalDiagnostics}
        value={abbreviate(period.sessions)}
        trend={trendOfCount(period.sessions, before && before.sessions)}
      />
      <Figure
        label={words.accuracy}
        value={formatPercent(period.accuracyRate)}
        trend={trendOfRate(period.accuracyRate, before && before.accuracyRate)}
        hint={targetHint(period)}
      />
    </>
  )
}

function RaceFigure({ analytics: { period, races } }: { analytics: Analytics }) {
  const race = races.terms.find(({ name }) => !isSpeciesName(name))
  return (
    <Figure
      label={words.race}
      value={race?.name ?? '--'}
      hint={race ? words.raceHint(race.count, period.sessions) : words.insufficient}
    />
  )
}
