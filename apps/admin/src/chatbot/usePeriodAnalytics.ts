import {
  ACCURACY_TARGET,
  type Analytics,
  type AnalyticsPeriod,
  analyticsFromSessions,
  getAnalytics,
} from '@potager/domain/analytics'
import { listDiseases } from '@potager/domain/disease'
import { useMemo } from 'react'
import { failureOf } from '../data/failureOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { useWholeList } from '../data/useWholeList.ts'
import { config } from '../services.ts'
import { useSessionReading } from './useSessionReading.ts'

/** Analytics of a period: computed by the server, or here from its list of sessions where it cannot. */
export function usePeriodAnalytics(period: AnalyticsPeriod) {
  const counted = useApiQuery(getAnalytics, period, { enabled: config.extensions, keepPrevious: true })
  const { sessions, at, reading, ...walk } = useSessionReading(period, !config.extensions)
  const diseases = useWholeList(listDiseases, { enabled: !config.extensions })
  const known = diseases.data?.rows
  const { from, to } = period
  const derived = useMemo<Analytics | null>(
    () => (sessions && known ? analyticsFromSessions(sessions, known, { from, to }, ACCURACY_TARGET, at) : null),
    [sessions, known, from, to, at],
  )
  const error = config.extensions ? counted.error : (walk.error ?? diseases.error)
  return {
    analytics: config.extensions ? (counted.data ?? null) : derived,
    failure: failureOf(error),
    refreshing: config.extensions ? counted.isRefetching : walk.isFetching && derived !== null,
    reading,
    stopReading: walk.stop,
    refresh: () => {
      if (config.extensions) void counted.refetch()
      else {
        walk.read()
        void diseases.refetch()
      }
    },
  }
}
