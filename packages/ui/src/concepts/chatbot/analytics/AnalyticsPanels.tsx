import {
  type Analytics,
  accuracyTable,
  type CallHealth,
  gapsTable,
  type PerformanceStats,
  racesTable,
  sessionsTable,
  symptomsTable,
} from '@potager/domain/analytics'
import { formatCount, formatPercent } from '@potager/domain/format'
import { analyticsMessages, chatbotDashboardMessages, analyticsScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { useState } from 'react'
import { ChartBody, type ChartExports } from '../../../components/chart/ChartPanel.tsx'
import { Panel, Tabs, tabId } from '../../../components/chart/index.ts'
import { ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import facts from '../chatbot.module.css'
import css from './AnalyticsScreen.module.css'
import { specs } from './specs.ts'

/** Notable findings of the period, each with its rule and its sample. */
export function InsightsPanel({ analytics: { suggestions, period } }: { analytics: Analytics }) {
  return (
    <Panel title={words.insights} note={words.sessionSample(period.sessions)}>
      {suggestions.length === 0 ? (
        <p className={css.none}>{analyticsMessages.nothing}</p>
      ) : (
        <ul className={css.insights}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.rule}>
              <h3 className={css.small}>{words.insight(suggestion.rule)}</h3>
              <p>{analyticsMessages.suggestion(suggestion)}</p>
              <p className={css.rule}>{`${words.rule(suggestion.rule)} · ${words.basis(suggestion.of)}`}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

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

type PerformancePanelProps = {
  /** The server's all-time figures; null while loading. */
  performance: PerformanceStats | null
  failure?: string | null | undefined
  onRetry: () => void
}

const countOf = (count: number | null) => (count === null ? '--' : formatCount(count))

/** The chatbot's performance as the server reports it; « -- » for missing figures. */
export function PerformancePanel({ performance, failure, onRetry }: PerformancePanelProps) {
  return (
    <Panel title={words.performance} note={words.performanceScope(performance?.since ?? null)}>
      {failure && <ErrorState message={failure} onRetry={onRetry} />}
      {!performance && !failure && <ListSkeleton rows={4} />}
      {performance && (
        <>
          <dl className={facts.facts}>
            <dt>{words.totalDiagnoses}</dt>
            <dd>{countOf(performance.totalDiagnoses)}</dd>
            <dt>{words.reportedErrors}</dt>
            <dd>{countOf(performance.reportedErrors)}</dd>
            <dt>{words.successRate}</dt>
            <dd>{formatPercent(performance.accuracyRate)}</dd>
          </dl>
          <h3 className={css.small}>{words.suggestions}</h3>
          {performance.suggestionsSince !== undefined && (
            <p className={css.none}>{words.suggestionScope(performance.suggestionsSince)}</p>
          )}
          {performance.improvementSuggestions.length === 0 ? (
            <p className={css.none}>{words.noSuggestions}</p>
          ) : (
            <ul className={css.suggestions}>
              {performance.improvementSuggestions.map((suggestion) => (
                <li key={suggestion}>{suggestion}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </Panel>
  )
}

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
