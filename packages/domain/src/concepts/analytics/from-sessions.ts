import type { Instant } from '../../base/time/index.ts'
import type { ChatSession } from '../chat-session/index.ts'
import { uncoveredSymptoms } from '../diagnosis/index.ts'
import type { Disease } from '../disease/index.ts'
import { type Analytics, analyticsOf } from './analytics.ts'
import { countSessions } from './count-sessions.ts'
import type { AnalyticsPeriod } from './period.ts'

/**
 * Analytics for a backend that only lists its sessions and diseases: gaps are symptoms without a disease now, and the
 * engine's time is unknown. `threshold` as in `analyticsOf`, `at` as in `countSessions`.
 */
export function analyticsFromSessions(
  sessions: readonly ChatSession[],
  diseases: readonly Disease[],
  asked: AnalyticsPeriod,
  threshold: number,
  at: Instant,
): Analytics {
  const judged = sessions.map((session) => ({
    ...session,
    uncovered: uncoveredSymptoms(session.symptoms, { diseases, signs: [] }, false),
  }))
  const analytics = analyticsOf(asked, countSessions(judged, asked, at), threshold)
  const unknownTime = { averageDiagnosisTime: null }
  return {
    ...analytics,
    period: { ...analytics.period, ...unknownTime },
    previous: { ...analytics.previous, ...unknownTime },
  }
}
