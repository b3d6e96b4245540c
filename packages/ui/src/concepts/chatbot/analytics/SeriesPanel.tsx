import { type Analytics, accuracyTable, racesTable, sessionsTable, symptomsTable } from '@potager/domain/analytics'
import { analyticsScreenMessages as words } from '@potager/domain/messages'
import { useState } from 'react'
import { ChartBody, type ChartExports } from '../../../components/chart/ChartPanel.tsx'
import { Panel, Tabs, tabId } from '../../../components/chart/index.ts'
import css from './AnalyticsScreen.module.css'
import { specs } from './specs.ts'

const PANEL = 'evolution'
const series = { sessions: sessionsTable, accuracy: accuracyTable, symptoms: symptomsTable, races: racesTable } as const
type Series = keyof typeof series
const names = Object.keys(series) as Series[]

/** Sessions, accuracy, symptoms and breeds of the period, one tab each. */
export function SeriesPanel({ analytics, ...exports }: ChartExports & { analytics: Analytics }) {
  const [shown, setShown] = useState<Series>('sessions')
  const table = series[shown](analytics)
  return (
    <Panel title={words.series} note={table.note} wide>
      <Tabs
        label={words.series}
        tabs={names.map((id) => ({ id, label: words.tabs[id] }))}
        current={shown}
        panel={PANEL}
        onChoose={(id) => setShown(names.find((name) => name === id) ?? 'sessions')}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, shown)} className={css.series}>
        <h3>{table.title}</h3>
        <ChartBody key={shown} table={table} spec={specs[shown](analytics)} {...exports} />
      </div>
    </Panel>
  )
}
