import {
  type Analytics,
  type CallHealth,
  dashboardDays,
  type Frequency,
  type PerformanceStats,
} from '@potager/domain/analytics'
import { commonMessages, chatbotDashboardMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Instant } from '@potager/domain/time'
import { Panel, ToolButton, tabId } from '../../../components/chart/index.ts'
import { ErrorState, RefreshingBar } from '../../../components/feedback/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import { DataStart, PeriodTabs, type Reading, ReadingNote } from '../index.ts'
import css from './ChatbotDashboardScreen.module.css'
import { DashboardFigures, type WaitingReports } from './DashboardFigures.tsx'
import { RecentReports, Summary, SystemStatus, TopTerms } from './DashboardPanels.tsx'

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
