import { type Analytics, confusionTable } from '@potager/domain/analytics'
import { analyticsScreenMessages as words } from '@potager/domain/messages'
import { Panel } from '../index.ts'
import css from './AnalyticsScreen.module.css'
import type { ChartExports } from './ChartPanel.tsx'
import { Rows } from './DataTable.tsx'
import { ExportTools } from './ExportTools.tsx'

/** The chatbot's first diagnosis against the one reported; it only covers reported errors, and says so. */
export function ConfusionPanel({ analytics, onCsv }: Pick<ChartExports, 'onCsv'> & { analytics: Analytics }) {
  const table = confusionTable(analytics)
  return (
    <Panel
      title={table.title}
      note={words.reportSample(table.sample)}
      tools={<ExportTools title={table.title} disabled={table.rows.length === 0} onCsv={() => onCsv(table)} />}
    >
      <p className={css.none}>{table.rows.length === 0 ? words.noConfusion : words.confusionNote}</p>
      {table.rows.length > 0 && <Rows table={table} />}
    </Panel>
  )
}
