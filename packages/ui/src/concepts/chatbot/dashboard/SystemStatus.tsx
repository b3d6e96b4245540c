import type { CallHealth } from '@potager/domain/analytics'
import { formatInstant } from '@potager/domain/format'
import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { Panel } from '../../../components/chart/index.ts'
import { StatusChip, type StatusTone } from '../../../components/list/index.ts'
import css from '../facts.module.css'

const serviceTones: Record<CallHealth['service'], StatusTone> = {
  unknown: 'neutral',
  ok: 'success',
  slow: 'warning',
  failed: 'error',
}
const connectionTones: Record<CallHealth['connection'], StatusTone> = {
  unknown: 'neutral',
  connected: 'success',
  lost: 'error',
}

/** The chatbot's health, judged by its last real requests. */
export function SystemStatus({ health }: { health: CallHealth }) {
  const { service, connection, lastAt, lastMs } = health
  return (
    <Panel title={words.status}>
      <dl className={css.facts}>
        <dt>{words.statusService}</dt>
        <dd>
          <StatusChip tone={serviceTones[service]} label={words.service(service)} />
        </dd>
        <dt>{words.statusConnection}</dt>
        <dd>
          <StatusChip tone={connectionTones[connection]} label={words.connection(connection)} />
        </dd>
        <dt>{words.statusLast}</dt>
        <dd>{lastAt === null ? words.noCall : `${formatInstant(lastAt)} · ${words.milliseconds(lastMs ?? 0)}`}</dd>
      </dl>
    </Panel>
  )
}
