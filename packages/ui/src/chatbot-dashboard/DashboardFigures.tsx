import { ACCURACY_TARGET, type Analytics, trendOfCount, trendOfRate } from '@potager/domain/analytics'
import { abbreviate, formatPercent } from '@potager/domain/format'
import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { Figure, Figures } from '../chatbot/index.ts'
import type { WaitingReports } from './ChatbotDashboardScreen.tsx'

const onTarget = (rate: number | null): string =>
  rate === null
    ? words.insufficient
    : rate >= ACCURACY_TARGET
      ? words.onTarget(ACCURACY_TARGET)
      : words.underTarget(ACCURACY_TARGET)

export type DashboardFiguresProps = { analytics: Analytics | null; reports: WaitingReports | null }

/** The four figures of the dashboard; reports to handle are all there are, whatever the period (SPEC §2). */
export function DashboardFigures({ analytics, reports }: DashboardFiguresProps) {
  return (
    <Figures label={words.figures}>
      {analytics ? (
        <RateFigures analytics={analytics} />
      ) : (
        <Awaited labels={[words.totalDiagnostics, words.accuracy]} />
      )}
      <Figure label={words.reports} value={reports ? abbreviate(reports.total) : null} hint={words.reportsHint} />
      {analytics ? <RaceFigure analytics={analytics} /> : <Awaited labels={[words.race]} />}
    </Figures>
  )
}

function Awaited({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => <Figure key={label} label={label} value={null} />)
}

function RateFigures({ analytics: { period, previous } }: { analytics: Analytics }) {
  return (
    <>
      <Figure
        label={words.totalDiagnostics}
        value={abbreviate(period.sessions)}
        trend={trendOfCount(period.sessions, previous.sessions)}
      />
      <Figure
        label={words.accuracy}
        value={formatPercent(period.accuracyRate)}
        trend={trendOfRate(period.accuracyRate, previous.accuracyRate)}
        hint={onTarget(period.accuracyRate)}
      />
    </>
  )
}

function RaceFigure({ analytics: { period, races } }: { analytics: Analytics }) {
  const [race] = races.terms
  return (
    <Figure
      label={words.race}
      value={race?.name ?? '--'}
      hint={race ? words.raceHint(race.count, period.sessions) : words.insufficient}
    />
  )
}
