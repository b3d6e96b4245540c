import type { CallHealth } from '@potager/domain/analytics'
import { formatPercent } from '@potager/domain/format'
import { chatbotDashboardMessages, analyticsScreenMessages as words } from '@potager/domain/messages'
import { Panel } from '../../../components/chart/index.ts'
import facts from '../facts.module.css'
import css from './AnalyticsScreen.module.css'

const { milliseconds } = chatbotDashboardMessages
const timeOf = (ms: number | null) => (ms === null ? '--' : milliseconds(ms))

/** Measurements of this screen's own requests; no backend reports on its database. */
export function MonitoringPanel({ health, engineTime }: { health: CallHealth; engineTime: number | null }) {
  return (
    <div className={css.stack}>
      <Panel title={words.monitoring} note={words.monitoringScope(health.calls)}>
        <dl className={facts.facts}>
          <dt>{words.latency}</dt>
          <dd>{timeOf(health.medianMs)}</dd>
          <dt>{words.slowest}</dt>
          <dd>{timeOf(health.slowestMs)}</dd>
          <dt>{words.errorRate}</dt>
          <dd>{formatPercent(health.failureRate)}</dd>
          <dt>{words.engineTime}</dt>
          <dd>{engineTime === null ? '--' : words.duration(engineTime)}</dd>
        </dl>
      </Panel>
      <Panel title={words.database}>
        <dl className={facts.facts}>
          <dt>{words.databaseSize}</dt>
          <dd>--</dd>
          <dt>{words.databaseLoad}</dt>
          <dd>--</dd>
        </dl>
        <p className={css.none}>{words.databaseNote}</p>
      </Panel>
    </div>
  )
}
