import {
  type Analytics,
  type PerformanceStats,
  VERDICT_SESSIONS,
  type Verdict,
  verdictOf,
} from '@potager/domain/analytics'
import { formatCount, formatPercent } from '@potager/domain/format'
import { analyticsScreenMessages, chatbotDashboardMessages as words } from '@potager/domain/messages'
import { Panel } from '../../../components/chart/index.ts'
import { ListSkeleton } from '../../../components/feedback/index.ts'
import { StatusChip, type StatusTone } from '../../../components/list/index.ts'
import facts from '../facts.module.css'
import css from './Summary.module.css'

const tones: Record<Verdict, StatusTone> = {
  unknown: 'neutral',
  excellent: 'success',
  good: 'info',
  improvable: 'warning',
}

function verdictLabel(verdict: Verdict, sessions: number): string {
  if (verdict !== 'unknown') return words[verdict]
  return sessions === 0 ? words.insufficient : words.noVerdict(VERDICT_SESSIONS, sessions)
}

export type SummaryProps = { analytics: Analytics | null; overall: PerformanceStats | null; averageTime: number | null }

/** The chatbot's figures for the period, and the server's all-time ones. */
export function Summary({ analytics, overall, averageTime }: SummaryProps) {
  if (!analytics) {
    return (
      <Panel title={words.summary}>
        <ListSkeleton rows={4} />
      </Panel>
    )
  }
  const { period, topDiagnosis: top } = analytics
  const verdict = verdictOf(period)
  const seconds = period.averageDiagnosisTime ?? averageTime
  return (
    <Panel title={words.summary} note={words.sample(period.sessions)}>
      <p className={css.verdict}>
        <StatusChip tone={tones[verdict]} label={verdictLabel(verdict, period.sessions)} />
      </p>
      <dl className={facts.facts}>
        <dt>{words.topDiagnosis}</dt>
        <dd>{top ? words.topDiagnosisOf(top.name, top.percentage, top.of) : '--'}</dd>
        <dt>{words.withoutResult}</dt>
        <dd>{formatCount(period.withoutResult)}</dd>
        <dt>{words.averageTime}</dt>
        <dd>{seconds === null ? '--' : analyticsScreenMessages.duration(seconds)}</dd>
        <dt>{words.overall(overall?.since ?? null)}</dt>
        <dd>{formatPercent(overall?.accuracyRate)}</dd>
      </dl>
    </Panel>
  )
}
