import { abbreviate, formatInstant, formatPercent, formatRelative, reportAge, shortId } from '@potager/domain/format'
import {
  commonMessages,
  emptyListMessages,
  filterLabels,
  reportFieldLabels,
  reportScreenMessages as words,
} from '@potager/domain/messages'
import { type Report, type ReportFilter, resolutionRate } from '@potager/domain/report'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Tabs, tabId } from '../../../components/chart/index.ts'
import { CardSkeletons, EmptyState, ErrorState, RefreshingBar } from '../../../components/feedback/index.ts'
import {
  FilterBar,
  FilterDate,
  FilterSearch,
  PageWindow,
  StatCard,
  StatusChip,
  type StatusTone,
} from '../../../components/list/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { useKeptFocus } from '../../../components/screen/useKeptFocus.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import { ExportControl, type ExportControlProps } from '../index.ts'
import css from './ReportsScreen.module.css'

type ReportCardProps = {
  report: Report
  now: Instant
  /** Receives the id of the session to show. */
  onSession: (sessionId: string) => void
  onResolve: (report: Report) => void
}

const tones: Record<ReturnType<typeof reportAge>, StatusTone> = {
  urgent: 'error',
  medium: 'warning',
  recent: 'neutral',
}

/** A report: its age or resolution, the user's comment, and the actions. */
function ReportCard({ report, now, onSession, onResolve }: ReportCardProps) {
  const heading = useId()
  const { id, sessionId, createdAt, resolved, feedback, actualDiagnosis, suggestedDiagnosis, resolution } = report
  const openSession = () => onSession(sessionId)
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.id}>
          {`#${shortId(id)}`}
        </h2>
        <StateChip report={report} now={now} />
        <span className={css.date} title={formatInstant(createdAt)}>
          {formatRelative(createdAt, now)}
        </span>
      </div>
      <button type="button" className={css.session} aria-haspopup="dialog" onClick={openSession}>
        {words.sessionLink(shortId(sessionId))}
      </button>
      <p className={css.feedback}>{feedback}</p>
      {actualDiagnosis && <p>{words.suggested(actualDiagnosis)}</p>}
      {suggestedDiagnosis && <p className={css.soft}>{words.answered(suggestedDiagnosis)}</p>}
      {resolved && resolution && <p className={css.resolution}>{words.resolution(resolution)}</p>}
      <div className={css.actions}>
        <Button size="small" aria-haspopup="dialog" aria-label={words.sessionOf(shortId(id))} onClick={openSession}>
          {reportFieldLabels.session}
        </Button>
        {!resolved && (
          <Button
            size="small"
            variant="outlined"
            aria-haspopup="dialog"
            aria-label={words.resolveOf(shortId(id))}
            onClick={() => onResolve(report)}
          >
            {words.resolve}
          </Button>
        )}
      </div>
    </article>
  )
}

function StateChip({ report: { resolved, createdAt }, now }: { report: Report; now: Instant }) {
  if (resolved) return <StatusChip tone="success" label={words.resolvedChip} />
  if (createdAt === null) return null
  const age = reportAge(createdAt, now)
  return <StatusChip tone={tones[age]} label={words.ages[age]} />
}

/** Figures over all reports; null figures are unknown and shown as '--'. */
export type ReportFigures = { active: number | null; resolved: number | null; accuracy: number | null }

/** Matching reports out of the tab's total; `read` is set when only the newest could be filtered. */
export type ReportCounts = { matching: number; total: number; read?: number }

export type ReportsScreenProps = Omit<ReportCardProps, 'report'> &
  Pick<ExportControlProps, 'onExport'> & {
    /** True on the tab of resolved reports. */
    resolved: boolean
    /** The current page; null during the first load. */
    reports: readonly Report[] | null
    /** How many pass the filters, and of how many; null while they are read. */
    counts: ReportCounts | null
    /** Null while they are read. */
    figures: ReportFigures | null
    totalPages: number
    /** 0-based. */
    page: number
    filter: ReportFilter
    failure?: string | null
    refreshing?: boolean
    /** Null without an export under way. */
    exporting: ExportControlProps['progress']
    /** Leads from an empty list to where its reports come from. */
    origin?: ReactNode
    /** Receives true for resolved reports. */
    onTab: (resolved: boolean) => void
    onFilter: (filter: ReportFilter) => void
    onPage: (page: number) => void
    onRefresh: () => void
    onStopExport: () => void
  }

const PANEL = 'signalements'

/** « Gestion des Signalements »: reports of wrong answers, open or resolved, 10 per page. */
export function ReportsScreen(props: ReportsScreenProps) {
  const { resolved, reports, figures, filter, onTab, onRefresh } = props
  const tabs = [
    { id: 'pending', label: words.pending(figures?.active ?? null) },
    { id: 'done', label: words.done },
  ]
  const current = resolved ? 'done' : 'pending'
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title} counts={props.counts && countsText(props.counts, filter)}>
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </Button>
        <ExportControl
          progress={props.exporting}
          disabled={!reports?.length}
          onExport={props.onExport}
          onStop={props.onStopExport}
        />
      </ScreenHeading>
      <Figures figures={figures} />
      <Tabs label={words.tabs} tabs={tabs} current={current} panel={PANEL} onChoose={(id) => onTab(id === 'done')} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, current)} className={css.screen}>
        <Filters filter={filter} onFilter={props.onFilter} />
        <RefreshingBar active={props.refreshing ?? false} />
        <Results {...props} />
      </div>
    </div>
  )
}

function Results(props: ReportsScreenProps) {
  const { reports, failure, filter, resolved, totalPages, onFilter } = props
  const kept = useKeptFocus<HTMLUListElement>(reports)
  const filtered = Object.keys(filter).length > 0
  const empty = resolved
    ? { title: words.noDone, hint: words.noDoneHint }
    : { title: words.noPending, hint: emptyListMessages.reports.hint, action: props.origin }
  return (
    <>
      {failure && <ErrorState message={failure} onRetry={props.onRefresh} />}
      {!reports && !failure && <CardSkeletons count={6} />}
      {reports?.length === 0 && (
        <EmptyState
          {...(filtered
            ? { title: words.filteredEmpty, hint: words.filteredHint, onReset: () => onFilter({}) }
            : empty)}
        />
      )}
      {reports && reports.length > 0 && (
        <ul className={css.grid} aria-label={words.list} {...kept}>
          {reports.map((report) => (
            <li key={report.id} data-row={report.id}>
              <ReportCard report={report} now={props.now} onSession={props.onSession} onResolve={props.onResolve} />
            </li>
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={props.page} totalPages={totalPages} size={5} onChange={props.onPage} />
      )}
    </>
  )
}

function countsText({ matching, total, read }: ReportCounts, filter: ReportFilter): string {
  if (Object.keys(filter).length === 0) return words.count(matching)
  return read === undefined ? words.found(matching, total) : words.foundInRead(matching, read)
}

function Figures({ figures }: { figures: ReportFigures | null }) {
  const { active = null, resolved = null, accuracy = null } = figures ?? {}
  const known = active !== null && resolved !== null
  return (
    <section aria-label={words.figures} className={css.figures}>
      <StatCard label={words.active} value={figures && (active === null ? '--' : abbreviate(active))} />
      <StatCard
        label={words.rate}
        value={figures && formatPercent(known ? resolutionRate(resolved, active) : null)}
        {...(known && resolved + active > 0 ? { hint: words.rateHint(resolved, resolved + active) } : {})}
      />
      <StatCard label={words.accuracy} value={figures && formatPercent(accuracy)} />
    </section>
  )
}

function Filters({ filter, onFilter }: Pick<ReportsScreenProps, 'filter' | 'onFilter'>) {
  const change = (name: keyof ReportFilter) => (value: string) => {
    const { [name]: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <FilterBar
      label={words.filters.heading}
      resetLabel={commonMessages.reset}
      onReset={Object.keys(filter).length > 0 ? () => onFilter({}) : undefined}
    >
      <FilterSearch label={words.filters.search} value={filter.search ?? ''} onChange={change('search')} />
      <FilterDate label={filterLabels.from} value={filter.from ?? ''} onChange={change('from')} />
      <FilterDate label={filterLabels.to} value={filter.to ?? ''} onChange={change('to')} />
    </FilterBar>
  )
}
