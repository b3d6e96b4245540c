import { ACCURACY_TARGET, type Analytics, EXCELLENT_ACCURACY, type PerformanceStats } from '@potager/domain/analytics'
import { formatCount, formatPercent } from '@potager/domain/format'
import { analyticsDeskMessages, chatbotDashboardMessages as words } from '@potager/domain/messages'
import facts from '../chatbot/facts.module.css'
import { Panel } from '../chatbot/index.ts'
import { ListSkeleton, StatusChip, type StatusTone } from '../feedback/index.ts'
import css from './Summary.module.css'

/** What an accuracy in percent is called (SPEC §9). */
function judge(rate: number | null): { label: string; tone: StatusTone } {
  if (rate === null) return { label: words.insufficient, tone: 'neutral' }
  if (rate >= EXCELLENT_ACCURACY) return { label: words.excellent, tone: 'success' }
  return rate >= ACCURACY_TARGET ? { label: words.good, tone: 'info' } : { label: words.improvable, tone: 'warning' }
}

export type SummaryProps = { analytics: Analytics | null; overall: PerformanceStats | null; averageTime: number | null }

/** How the chatbot did in the period, and what the server says of all time (SPEC §2, B16, B18). */
export function Summary({ analytics, overall, averageTime }: SummaryProps) {
  if (!analytics) {
    return (
      <Panel title={words.summary}>
        <ListSkeleton rows={4} />
      </Panel>
    )
  }
  const { period, topDiagnosis: top } = analytics
  const seconds = period.averageDiagnosisTime ?? averageTime
  return (
    <Panel title={words.summary} note={words.sample(period.sessions)}>
      <p className={css.verdict}>
        <StatusChip {...judge(period.accuracyRate)} />
      </p>
      <dl className={facts.facts}>
        <dt>{words.topDiagnosis}</dt>
        <dd>{top ? words.topDiagnosisOf(top.name, top.percentage, top.of) : '--'}</dd>
        <dt>{words.withoutResult}</dt>
        <dd>{formatCount(period.withoutResult)}</dd>
        <dt>{words.averageTime}</dt>
        <dd>{seconds === null ? '--' : analyticsDeskMessages.duration(seconds)}</dd>
        <dt>{words.overall}</dt>
        <dd>{formatPercent(overall?.accuracyRate)}</dd>
      </dl>
    </Panel>
  )
}
