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

/** The four figures of the dashboard; reports to handle are all there are, whatever the period (SPEC §2). */
export function DashboardFigures({
  analytics,
  reports,
}: {
  analytics: Analytics | null
  reports: WaitingReports | null
}) {
  const { period, previous } = analytics ?? {}
  const [race] = analytics?.races.terms ?? []
  return (
    <Figures label={words.figures}>
      <Figure
        label={words.totalDiagnostics}
        value={period ? abbreviate(period.sessions) : null}
        trend={trendOfCount(period?.sessions ?? null, previous?.sessions ?? null)}
      />
      <Figure
        label={words.accuracy}
        value={period ? formatPercent(period.accuracyRate) : null}
        trend={trendOfRate(period?.accuracyRate ?? null, previous?.accuracyRate ?? null)}
        hint={period && onTarget(period.accuracyRate)}
      />
      <Figure label={words.reports} value={reports ? abbreviate(reports.total) : null} hint={words.reportsHint} />
      <Figure
        label={words.race}
        value={analytics ? (race?.name ?? '--') : null}
        hint={period && (race ? words.raceHint(race.count, period.sessions) : words.insufficient)}
      />
    </Figures>
  )
}
