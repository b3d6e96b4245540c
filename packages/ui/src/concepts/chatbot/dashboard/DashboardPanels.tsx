import {
  type Analytics,
  type CallHealth,
  type Frequency,
  type PerformanceStats,
  RECENT_REPORTS,
  TOP_TERMS,
  VERDICT_SESSIONS,
  type Verdict,
  verdictOf,
} from '@potager/domain/analytics'
import { formatCount, formatInstant, formatPercent, formatRelative, reportAge, shortId } from '@potager/domain/format'
import {
  analyticsScreenMessages,
  reportScreenMessages,
  chatbotDashboardMessages as words,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Report } from '@potager/domain/report'
import type { Instant } from '@potager/domain/time'
import { Panel } from '../../../components/chart/index.ts'
import { ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { StatusChip, type StatusTone } from '../../../components/list/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import facts from '../chatbot.module.css'
import css from './ChatbotDashboardScreen.module.css'

const summaryTones: Record<Verdict, StatusTone> = {
  unknown: 'neutral',
  excellent: 'success',
  good: 'info',
  improvable: 'warning',
}

function verdictLabel(verdict: Verdict, sessions: number): string {
  if (verdict !== 'unknown') return words[verdict]
  return sessions === 0 ? words.insufficient : words.noVerdict(VERDICT_SESSIONS, sessions)
}

type SummaryProps = { analytics: Analytics | null; overall: PerformanceStats | null; averageTime: number | null }

/** The chatbot's figures for the period, and the server's all-time ones. */
export function Summary({ analytics, overall, averageTime }: SummaryProps) {
  if (!analytics) {
    return (
      <Panel title={words.summary}>
        <ListSkeleton rows={4} />
      </Panel>
    )
  }
  const { period, topDiagnosis: top } = analytics
  const verdict = verdictOf(period)
  const seconds = period.averageDiagnosisTime ?? averageTime
  return (
    <Panel title={words.summary} note={words.sample(period.sessions)}>
      <p className={css.verdict}>
        <StatusChip tone={summaryTones[verdict]} label={verdictLabel(verdict, period.sessions)} />
      </p>
      <dl className={facts.facts}>
        <dt>{words.topDiagnosis}</dt>
        <dd>{top ? words.topDiagnosisOf(top.name, top.percentage, top.of) : '--'}</dd>
        <dt>{words.withoutResult}</dt>
        <dd>{formatCount(period.withoutResult)}</dd>
        <dt>{words.averageTime}</dt>
        <dd>{seconds === null ? '--' : analyticsScreenMessages.duration(seconds)}</dd>
        <dt>{words.overall(overall?.since ?? null)}</dt>
        <dd>{formatPercent(overall?.accuracyRate)}</dd>
      </dl>
    </Panel>
  )
}

export type RecentReportsProps = {
  /** Unresolved reports, newest first; null while loading. */
  reports: readonly Report[] | null
  failure: string | null
  now: Instant
  link?: NavLink | undefined
  onRetry: () => void
}

const tones: Record<ReturnType<typeof reportAge>, StatusTone> = {
  urgent: 'error',
  medium: 'warning',
  recent: 'neutral',
}

/** The three newest unresolved reports. */
export function RecentReports({ reports, failure, now, link: Link = 'a', onRetry }: RecentReportsProps) {
  return (
    <Panel
      title={words.recent}
      tools={
        <Link href={paths.reports} className={css.all}>
          {words.allReports}
        </Link>
      }
    >
      {failure && <ErrorState message={failure} onRetry={onRetry} />}
      {!reports && !failure && <ListSkeleton rows={RECENT_REPORTS} />}
      {reports?.length === 0 && <p className={css.none}>{words.noRecent}</p>}
      {reports && reports.length > 0 && (
        <ul className={css.reports}>
          {reports.slice(0, RECENT_REPORTS).map((report) => (
            <RecentReport key={report.id} report={report} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RecentReport({ report: { id, feedback, actualDiagnosis, createdAt }, now }: { report: Report; now: Instant }) {
  const age = createdAt === null ? null : reportAge(createdAt, now)
  return (
    <li>
      <div className={css.head}>
        <span className={css.id}>{`#${shortId(id)}`}</span>
        {age && <StatusChip tone={tones[age]} label={reportScreenMessages.ages[age]} />}
        <span className={css.date}>{formatRelative(createdAt, now)}</span>
      </div>
      <p>{feedback}</p>
      {actualDiagnosis && <p className={css.suggested}>{words.suggested(actualDiagnosis)}</p>}
    </li>
  )
}

/** `terms` are null while they are read, and where reading them `failed`. */
type TopTermsProps = {
  title: string
  terms: readonly Frequency[] | null
  sinceStart: boolean
  failed?: boolean | undefined
}

/** The five most frequent terms, each with a bar; without a percentage, only the count. */
export function TopTerms({ title, terms, sinceStart, failed = false }: TopTermsProps) {
  const note = sinceStart ? words.sinceStart : undefined
  return (
    <Panel title={title} note={note}>
      {!terms && (failed ? <p className={css.topTermsNone}>{words.unread}</p> : <ListSkeleton rows={TOP_TERMS} />)}
      {terms?.length === 0 && <p className={css.topTermsNone}>{words.noTerms}</p>}
      {terms && terms.length > 0 && (
        <ol className={css.terms}>
          {terms.slice(0, TOP_TERMS).map(({ name, count, percentage }) => (
            <li key={name}>
              <span className={css.name}>{name}</span>
              <span className={css.count}>{words.times(count)}</span>
              <span className={css.share}>{formatPercent(percentage)}</span>
              <span className={css.track} aria-hidden="true">
                <span style={{ inlineSize: `${Math.max(0, Math.min(100, percentage ?? 0))}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

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
      <dl className={facts.facts}>
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
