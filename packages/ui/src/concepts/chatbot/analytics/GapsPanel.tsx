import { type Analytics, gapsTable } from '@potager/domain/analytics'
import { analyticsScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { ChartBody, type ChartExports } from '../../../components/chart/ChartPanel.tsx'
import { Panel } from '../../../components/chart/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import css from './AnalyticsScreen.module.css'
import { specs } from './specs.ts'

export type GapsPanelProps = ChartExports & { analytics: Analytics; link?: NavLink | undefined }

/** Gaps of the disease base: symptoms of no disease, and sessions without an answer. */
export function GapsPanel({ analytics, link: Link = 'a', ...exports }: GapsPanelProps) {
  const { period } = analytics
  const table = gapsTable(analytics)
  return (
    <Panel
      title={words.gaps}
      note={words.sessionSample(period.sessions)}
      tools={
        <Link href={`${paths.diseases}?action=create`} className={css.link}>
          {words.addDisease}
        </Link>
      }
    >
      <p className={css.fact}>{words.withoutResult(period.withoutResult, period.sessions)}</p>
      <h3 className={css.small}>{table.title}</h3>
      {table.rows.length === 0 ? (
        <p className={css.none}>{words.noGap}</p>
      ) : (
        <ChartBody table={table} spec={specs.gaps(analytics)} {...exports} />
      )}
    </Panel>
  )
}
