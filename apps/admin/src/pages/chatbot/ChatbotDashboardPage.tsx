import { failureOf } from '@potager/admin-kit/data'
import {
  type Analytics,
  dashboardDays,
  type Frequency,
  getAccuracy,
  getAnalytics,
  getPopularRaces,
  getPopularSymptoms,
  lastDays,
  RECENT_REPORTS_FETCHED,
} from '@potager/domain/analytics'
import { getChatSessionStats } from '@potager/domain/chat-session'
import { listReports, type Report } from '@potager/domain/report'
import { todayInParis } from '@potager/domain/time'
import { ChatbotDashboardScreen, type TopLists } from '@potager/ui/chatbot-dashboard'
import { useSearchParams } from 'react-router-dom'
import { useApiQuery, useWholeList } from '../../platform/data/useApi.ts'
import { AppLink } from '../../platform/navigation/links.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { readDays, useCallHealth, usePeriodAnalytics } from './usePeriodAnalytics.ts'

const momentOf = ({ createdAt }: Report) => createdAt ?? 0

/**
 * The unresolved reports, newest first, or the first ones of them. No order is promised: unless the first page is newest
 * first or all there is, the list is read to its end, at most 2,000 rows.
 */
export function useNewestReports() {
  const first = useApiQuery(listReports, { page: 0, size: RECENT_REPORTS_FETCHED })
  const rows = first.data?.items ?? []
  const newest = rows.toSorted((a, b) => momentOf(b) - momentOf(a))
  const proven = first.data?.last !== false || rows.every((row, index) => row === newest[index])
  const whole = useWholeList(listReports, { enabled: !proven })
  return {
    reports: proven
      ? first.data
        ? newest
        : null
      : (whole.data?.rows.toSorted((a, b) => momentOf(b) - momentOf(a)) ?? null),
    total: first.data?.total ?? 0,
    error: first.error ?? (proven ? null : whole.error),
    refetch: () => void Promise.all([first.refetch(), ...(proven ? [] : [whole.refetch()])]),
  }
}

const DAYS = 7

/**
 * The top lists of a period from its analytics; without them, from the `popular` calls of the specification, which ignore the
 * period.
 */
function useTopLists(analytics: Analytics | null) {
  const asked = { enabled: !supports(getAnalytics) }
  const symptoms = useApiQuery(getPopularSymptoms, undefined, asked)
  const races = useApiQuery(getPopularRaces, undefined, asked)
  if (supports(getAnalytics)) {
    const listOf = (kind: 'symptoms' | 'races'): Frequency[] | null => analytics?.[kind].terms ?? null
    const top: TopLists = { symptoms: listOf('symptoms'), races: listOf('races'), sinceStart: false }
    return { top, popular: [] }
  }
  const failed = symptoms.isError || races.isError
  const top: TopLists = { symptoms: symptoms.data ?? null, races: races.data ?? null, sinceStart: true, failed }
  return { top, popular: [symptoms, races] }
}

/** The chatbot's dashboard over live figures; the period is in the URL. */
export function ChatbotDashboardPage() {
  const [params, setParams] = useSearchParams()
  const days = readDays(params, dashboardDays, DAYS)
  const now = useNow()
  const { analytics, failure, refreshing, reading, refresh, stopReading } = usePeriodAnalytics(
    lastDays(days, todayInParis(now)),
  )
  const { reports, total, error, refetch } = useNewestReports()
  const overall = useApiQuery(getAccuracy, undefined)
  const stats = useApiQuery(getChatSessionStats, undefined)
  const { top, popular } = useTopLists(analytics)
  const health = useCallHealth()

  return (
    <ChatbotDashboardScreen
      days={days}
      analytics={analytics}
      failure={failure}
      top={{ ...top, failed: top.failed ?? failure !== null }}
      reports={reports && { items: reports, total }}
      reportsFailure={failureOf(error)}
      overall={overall.data ?? null}
      averageTime={stats.data?.averageDiagnosisTime ?? null}
      health={health}
      reading={reading}
      refreshing={refreshing}
      now={now}
      link={AppLink}
      onDays={(next) => setParams(next === DAYS ? {} : { jours: String(next) }, { replace: true })}
      onStopReading={stopReading}
      onRefresh={() => {
        refresh()
        refetch()
        for (const query of [overall, stats, ...popular]) void query.refetch()
      }}
    />
  )
}
