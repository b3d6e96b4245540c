import { type Analytics, confusionTable } from '@potager/domain/analytics'
import { analyticsScreenMessages as words } from '@potager/domain/messages'
import type { ChartExports } from '../../../components/chart/ChartPanel.tsx'
import { Rows } from '../../../components/chart/DataTable.tsx'
import { ExportTools } from '../../../components/chart/ExportTools.tsx'
import { Panel } from '../../../components/chart/index.ts'
import css from './AnalyticsScreen.module.css'

/** The chatbot's first diagnosis against the one reported; it only covers reported errors, and says so. */
export function ConfusionPanel({ analytics, onCsv }: Pick<ChartExports, 'onCsv'> & { analytics: Analytics }) {
  const table = confusionTable(analytics)
  return (
    <Panel
      title={table.title}
      note={table.note}
      tools={<ExportTools title={table.title} disabled={table.rows.length === 0} onCsv={() => onCsv(table)} />}
    >
      <p className={css.none}>{table.rows.length === 0 ? words.noConfusion : words.confusionNote}</p>
      {table.rows.length > 0 && <Rows table={table} />}
    </Panel>
  )
}
