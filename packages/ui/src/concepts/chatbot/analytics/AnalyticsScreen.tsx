import {
  type Analytics,
  analyticsDays,
  type CallHealth,
  calibrationTable,
  comparedWith,
  confusionTable,
  hoursTable,
  type PerformanceStats,
  shareInterval,
  trendOfCount,
  trendOfRate,
  weekdaysTable,
} from '@potager/domain/analytics'
import { abbreviate, formatPercent } from '@potager/domain/format'
import { chartMessages, commonMessages, analyticsScreenMessages as words } from '@potager/domain/messages'
import { type ChartExports, ChartPanel, ExportTools, Rows } from '../../../components/chart/ChartPanel.tsx'
import { Figure, Figures, Panel, ToolButton, tabId } from '../../../components/chart/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../../components/feedback/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import { DataStart, PeriodTabs, type Reading, ReadingNote } from '../index.ts'
import { GapsPanel, InsightsPanel, MonitoringPanel, PerformancePanel, SeriesPanel } from './AnalyticsPanels.tsx'
import css from './AnalyticsScreen.module.css'
import { specs } from './specs.ts'

/** The chatbot's first diagnosis against the one reported; it only covers reported errors, and says so. */
function ConfusionPanel({ analytics, onCsv }: Pick<ChartExports, 'onCsv'> & { analytics: Analytics }) {
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

const labels = [words.totalSessions, words.averageAccuracy, words.reports, words.improvementRate]

/** The four key figures of the period, compared with the previous period of the same length. */
function AnalyticsFigures({ analytics }: { analytics: Analytics | null }) {
  if (!analytics) {
    return (
      <Figures label={words.figures}>
        {labels.map((label) => (
          <Figure key={label} label={label} value={null} />
        ))}
      </Figures>
    )
  }
  const { period } = analytics
  const before = comparedWith(analytics)
  const countTrend = (of: 'sessions' | 'reports') => trendOfCount(period[of], before && before[of])
  const rateTrend = (of: 'accuracyRate' | 'improvementRate') => trendOfRate(period[of], before && before[of])
  const interval = shareInterval(period.sessions - period.reported, period.sessions)
  return (
    <Figures label={words.figures}>
      <Figure label={words.totalSessions} value={abbreviate(period.sessions)} trend={countTrend('sessions')} />
      <Figure
        label={words.averageAccuracy}
        value={formatPercent(period.accuracyRate)}
        trend={rateTrend('accuracyRate')}
        hint={interval ? `${words.accuracyHint}, ${words.interval(interval)}` : chartMessages.insufficient}
      />
      <Figure label={words.reports} value={abbreviate(period.reports)} trend={countTrend('reports')} wanted="down" />
      <Figure
        label={words.improvementRate}
        value={formatPercent(period.improvementRate)}
        trend={rateTrend('improvementRate')}
        hint={words.improvementHint}
      />
    </Figures>
  )
}

/** What a period without sessions advises: a longer one, unless nobody has asked the assistant yet. */
function emptyHint(days: number, performance: PerformanceStats | null): { hint?: string } {
  if (performance?.totalDiagnoses === 0 && !performance.since) return { hint: words.neverAsked }
  return isLongest(days) ? {} : { hint: words.emptyHint }
}

export type AnalyticsScreenProps = ChartExports & {
  /** Length of the period. */
  days: number
  /** Figures of the period; null while loading. */
  analytics: Analytics | null
  failure?: string | null
  /** Null while it is read. */
  performance: PerformanceStats | null
  performanceFailure?: string | null
  /** All-time response time in seconds; null when unknown. */
  engineTime: number | null
  /** Calls to the backend, as seen from this browser. */
  health: CallHealth
  /** How many sessions these figures were read from. */
  reading: Reading
  refreshing?: boolean
  link?: NavLink
  /** Receives a length in days. */
  onDays: (days: number) => void
  onRefresh: () => void
  /** Stops the reading of sessions. */
  onStopReading: () => void
  onPrint: () => void
}

const PANEL = 'periode'

const isLongest = (days: number) => days === analyticsDays.at(-1)

/** « Analytics Avancés »: the questions of a period, and how well the chatbot answered. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { days, analytics, failure, onRefresh } = props
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title}>
        <PeriodTabs options={analyticsDays} days={days} panel={PANEL} onDays={props.onDays} />
        <ToolButton icon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </ToolButton>
        <ToolButton icon={<Icon name="print" />} onClick={props.onPrint}>
          {words.print}
        </ToolButton>
      </ScreenHeading>
      {analytics && <p className={css.span}>{words.of(analytics.period.from, analytics.period.to)}</p>}
      <RefreshingBar active={props.refreshing ?? false} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, String(days))} className={css.screen}>
        <ReadingNote reading={props.reading} onStop={props.onStopReading} onRead={onRefresh} />
        {analytics && props.reading.state === 'whole' && <DataStart analytics={analytics} />}
        {failure && <ErrorState message={failure} onRetry={onRefresh} />}
        {!(failure && !analytics) && <AnalyticsFigures analytics={analytics} />}
        {analytics?.period.sessions === 0 && <EmptyState title={words.empty} {...emptyHint(days, props.performance)} />}
        <div className={css.grid}>
          {!analytics && !failure && <AwaitedPanels />}
          {analytics && analytics.period.sessions > 0 && <PeriodPanels {...props} analytics={analytics} />}
          <PerformancePanel performance={props.performance} failure={props.performanceFailure} onRetry={onRefresh} />
          <MonitoringPanel
            health={props.health}
            engineTime={analytics?.period.averageDiagnosisTime ?? props.engineTime}
          />
        </div>
      </div>
    </div>
  )
}

/** Placeholders of the final height, so that nothing moves when the figures load. */
function AwaitedPanels() {
  return (
    <>
      <Panel title={words.series} wide>
        <div className={css.awaited} />
      </Panel>
      <Panel title={words.insights}>
        <ListSkeleton rows={7} />
      </Panel>
      <Panel title={words.gaps}>
        <div className={css.awaited} />
      </Panel>
    </>
  )
}

function PeriodPanels({
  analytics,
  link,
  onCsv,
  onPng,
}: ChartExports & { analytics: Analytics; link?: NavLink | undefined }) {
  const exports = { onCsv, onPng }
  return (
    <>
      <SeriesPanel analytics={analytics} {...exports} />
      <InsightsPanel analytics={analytics} />
      <GapsPanel analytics={analytics} link={link} {...exports} />
      <ChartPanel table={hoursTable(analytics)} spec={specs.hours(analytics)} {...exports} />
      <ChartPanel table={weekdaysTable(analytics)} spec={specs.weekdays(analytics)} {...exports} />
      <ChartPanel
        table={calibrationTable(analytics)}
        spec={specs.calibration(analytics)}
        note={words.calibrationNote}
        {...exports}
      />
      <ConfusionPanel analytics={analytics} onCsv={onCsv} />
    </>
  )
}
