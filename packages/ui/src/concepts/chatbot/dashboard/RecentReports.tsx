import { RECENT_REPORTS } from '@potager/domain/analytics'
import { formatRelative, reportAge, shortId } from '@potager/domain/format'
import { reportScreenMessages, chatbotDashboardMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Report } from '@potager/domain/report'
import type { Instant } from '@potager/domain/time'
import { Panel } from '../../../components/chart/index.ts'
import { ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { StatusChip, type StatusTone } from '../../../components/list/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import css from './RecentReports.module.css'

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
