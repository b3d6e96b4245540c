import { failureOf } from '@potager/admin-kit/data'
import {
  ACCURACY_TARGET,
  type Analytics,
  type AnalyticsPeriod,
  analyticsFromSessions,
  getAccuracy,
  getAnalytics,
} from '@potager/domain/analytics'
import { listDiseases } from '@potager/domain/disease'
import type { WallDate } from '@potager/domain/time'
import { useEffect, useMemo, useRef } from 'react'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useWholeList } from '../../platform/data/useWholeList.ts'
import { supports } from '../../platform/services.ts'
import { useSessionReading } from './useSessionReading.ts'

/** Analytics of a period: computed by the server, or here from its list of sessions where it cannot. */
export function usePeriodAnalytics(period: AnalyticsPeriod) {
  const counts = supports(getAnalytics)
  const counted = useApiQuery(getAnalytics, period, { enabled: counts, keepPrevious: true })
  const { sessions, at, reading, ...walk } = useSessionReading(period, !counts)
  const diseases = useWholeList(listDiseases, { enabled: !counts })
  const known = diseases.data?.rows
  const { from, to } = period
  const derived = useMemo<Analytics | null>(
    () => (sessions && known ? analyticsFromSessions(sessions, known, { from, to }, ACCURACY_TARGET, at) : null),
    [sessions, known, from, to, at],
  )
  const error = counts ? counted.error : (walk.error ?? diseases.error)
  return {
    analytics: counts ? (counted.data ?? null) : derived,
    failure: failureOf(error),
    refreshing: counts ? counted.isRefetching : walk.isFetching && derived !== null,
    reading,
    stopReading: walk.stop,
    refresh: () => {
      if (counts) void counted.refetch()
      else {
        walk.read()
        void diseases.refetch()
      }
    },
  }
}

/** The chatbot's accuracy, read again on a new day: its suggestions are of the days up to the server's today. */
export function useAccuracy(today: WallDate) {
  const accuracy = useApiQuery(getAccuracy, undefined)
  const { refetch } = accuracy
  const readOn = useRef(today)
  useEffect(() => {
    if (readOn.current === today) return
    readOn.current = today
    void refetch()
  }, [today, refetch])
  return accuracy
}
