import { failureOf } from '@potager/admin-kit/data'
import { analyticsDays, lastDays } from '@potager/domain/analytics'
import { getChatSessionStats } from '@potager/domain/chat-session'
import { todayInParis } from '@potager/domain/time'
import { AnalyticsScreen } from '@potager/ui/analytics'
import { useSearchParams } from 'react-router-dom'
import { chartExports } from '../../platform/chart/chartExports.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { AppLink } from '../../platform/navigation/links.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { readDays, useAccuracy, useCallHealth, usePeriodAnalytics } from '../chatbot/usePeriodAnalytics.ts'

const DAYS = 30
const exports = chartExports('analytics')

/** « Analytics Avancés » over live figures; the period is in the URL. */
export function AnalyticsPage() {
  const [params, setParams] = useSearchParams()
  const days = readDays(params, analyticsDays, DAYS)
  const today = todayInParis(useNow())
  const figures = usePeriodAnalytics(lastDays(days, today))
  const performance = useAccuracy(today)
  const stats = useApiQuery(getChatSessionStats, undefined)
  const health = useCallHealth()

  return (
    <AnalyticsScreen
      days={days}
      analytics={figures.analytics}
      failure={figures.failure}
      performance={performance.data ?? null}
      performanceFailure={failureOf(performance.error)}
      engineTime={stats.data?.averageDiagnosisTime ?? null}
      health={health}
      reading={figures.reading}
      refreshing={figures.refreshing}
      link={AppLink}
      onDays={(next) => setParams(next === DAYS ? {} : { jours: String(next) }, { replace: true })}
      onRefresh={() => {
        figures.refresh()
        for (const query of [performance, stats]) void query.refetch()
      }}
      onStopReading={figures.stopReading}
      onPrint={() => window.print()}
      {...exports}
    />
  )
}
