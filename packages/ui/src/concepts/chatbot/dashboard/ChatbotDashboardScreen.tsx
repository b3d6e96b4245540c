import {
  ACCURACY_TARGET,
  type Analytics,
  type CallHealth,
  comparedWith,
  dashboardDays,
  type Frequency,
  type PerformanceStats,
  type PeriodTotals,
  trendOfCount,
  trendOfRate,
  VERDICT_SESSIONS,
  verdictOf,
} from '@potager/domain/analytics'
import { isSpeciesName } from '@potager/domain/disease'
import { abbreviate, formatPercent } from '@potager/domain/format'
import { commonMessages, chatbotDashboardMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Report } from '@potager/domain/report'
import type { Instant } from '@potager/domain/time'
import { Figure, Figures, Panel, ToolButton, tabId } from '../../../components/chart/index.ts'
import { ErrorState, RefreshingBar } from '../../../components/feedback/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import { DataStart, PeriodTabs, type Reading, ReadingNote } from '../index.ts'
import css from './ChatbotDashboardScreen.module.css'
import { RecentReports, Summary, SystemStatus, TopTerms } from './DashboardPanels.tsx'

/** Unresolved reports, newest first, with their total; null while loading. */
export type WaitingReports = { items: readonly Report[]; total: number }

/** The comparison with the target, once enough sessions have a verdict. */
function targetHint(period: PeriodTotals): string {
  const verdict = verdictOf(period)
  if (period.sessions === 0) return words.insufficient
  if (verdict === 'unknown') return words.noTargetYet(VERDICT_SESSIONS, period.sessions)
  return verdict === 'improvable' ? words.underTarget(ACCURACY_TARGET) : words.onTarget(ACCURACY_TARGET)
}

type DashboardFiguresProps = { analytics: Analytics | null; reports: WaitingReports | null }

/** The dashboard's four figures; open reports count in full, whatever the period. */
function DashboardFigures({ analytics, reports }: DashboardFiguresProps) {
  return (
    <Figures label={words.figures}>
      {analytics ? (
        <RateFigures analytics={analytics} />
      ) : (
        <WaitingFigures labels={[words.totalDiagnostics, words.accuracy]} />
      )}
      <Figure label={words.reports} value={reports ? abbreviate(reports.total) : null} hint={words.reportsHint} />
      {analytics ? <RaceFigure analytics={analytics} /> : <WaitingFigures labels={[words.race]} />}
    </Figures>
  )
}

function WaitingFigures({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => <Figure key={label} label={label} value={null} />)
}

function RateFigures({ analytics }: { analytics: Analytics }) {
  const { period } = analytics
  const before = comparedWith(analytics)
  return (
    <>
      <Figure
        label={words.totalDiagnostics}
        value={abbreviate(period.sessions)}
        trend={trendOfCount(period.sessions, before && before.sessions)}
      />
      <Figure
        label={words.accuracy}
        value={formatPercent(period.accuracyRate)}
        trend={trendOfRate(period.accuracyRate, before && before.accuracyRate)}
        hint={targetHint(period)}
      />
    </>
  )
}

function RaceFigure({ analytics: { period, races } }: { analytics: Analytics }) {
  const race = races.terms.find(({ name }) => !isSpeciesName(name))
  return (
    <Figure
      label={words.race}
      value={race?.name ?? '--'}
      hint={race ? words.raceHint(race.count, period.sessions) : words.insufficient}
    />
  )
}

const { action } = words
const actions = [
  { href: `${paths.diseases}?action=create`, label: action.addDisease },
  { href: paths.reports, label: action.reports },
  { href: paths.sessions, label: action.sessions },
  { href: paths.analytics, label: action.analytics },
  { href: paths.chatbotSettings, label: action.settings },
]

/** Links to the most common next tasks. */
function QuickActions({ link: Link = 'a' }: { link?: NavLink | undefined }) {
  return (
    <Panel title={words.actions} className={css.tasks}>
      <ul className={css.actions}>
        {actions.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={css.action}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Most frequent symptoms and breeds: of the period, or all-time where the backend has no figures by period. */
export type TopLists = {
  symptoms: readonly Frequency[] | null
  races: readonly Frequency[] | null
  sinceStart: boolean
  /** One of them could not be read. */
  failed?: boolean
}

export type ChatbotDashboardScreenProps = {
  /** Length of the period. */
  days: number
  /** Figures of the period; null while loading. */
  analytics: Analytics | null
  failure?: string | null
  /** Symptoms and breeds asked for most. */
  top: TopLists
  /** Null while they are read. */
  reports: WaitingReports | null
  reportsFailure?: string | null
  /** The server's all-time figures; null while loading or unknown. */
  overall: PerformanceStats | null
  /** All-time response time in seconds; null when unknown. */
  averageTime: number | null
  /** Calls to the backend, as seen from this browser. */
  health: CallHealth
  /** How many sessions these figures were read from. */
  reading: Reading
  refreshing?: boolean
  now: Instant
  link?: NavLink
  /** Receives a length in days. */
  onDays: (days: number) => void
  onRefresh: () => void
  /** Stops the reading of sessions. */
  onStopReading: () => void
}

const PANEL = 'periode'

/** The chatbot's dashboard: figures of a period, and open work. */
export function ChatbotDashboardScreen(props: ChatbotDashboardScreenProps) {
  const { days, analytics, failure, top, reports, onRefresh } = props
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title}>
        <PeriodTabs options={dashboardDays} days={days} panel={PANEL} onDays={props.onDays} />
        <ToolButton icon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </ToolButton>
      </ScreenHeading>
      <RefreshingBar active={props.refreshing ?? false} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, String(days))} className={css.screen}>
        <ReadingNote reading={props.reading} onStop={props.onStopReading} onRead={onRefresh} />
        {analytics && props.reading.state === 'whole' && <DataStart analytics={analytics} />}
        {failure && <ErrorState message={failure} onRetry={onRefresh} />}
        {!(failure && !analytics) && <DashboardFigures analytics={analytics} reports={reports} />}
        <div className={css.grid}>
          <TopTerms title={words.topSymptoms} terms={top.symptoms} sinceStart={top.sinceStart} failed={top.failed} />
          <TopTerms title={words.topRaces} terms={top.races} sinceStart={top.sinceStart} failed={top.failed} />
          <Summary analytics={analytics} overall={props.overall} averageTime={props.averageTime} />
          <RecentReports
            reports={reports?.items ?? null}
            failure={props.reportsFailure ?? null}
            now={props.now}
            link={props.link}
            onRetry={onRefresh}
          />
          <div className={css.stack}>
            <QuickActions link={props.link} />
            <SystemStatus health={props.health} />
          </div>
        </div>
      </div>
    </div>
  )
}
