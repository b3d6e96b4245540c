import type { ChatSession, SessionFilter, SessionStats } from '@potager/domain/chat-session'
import { speciesOf } from '@potager/domain/disease'
import { abbreviate, formatInstant, formatRelative, shortId } from '@potager/domain/format'
import {
  commonMessages,
  emptyListMessages,
  filterLabels,
  sessionFieldLabels,
  chatSessionScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState, ErrorState, ListSkeleton, RefreshingBar } from '../../../components/feedback/index.ts'
import {
  FilterBar,
  FilterDate,
  FilterSearch,
  FilterSelect,
  PageWindow,
  StatCard,
  StatusChip,
} from '../../../components/list/index.ts'
import { ScreenHeading } from '../../../components/screen/index.ts'
import { Icon } from '../../../foundations/icon/index.ts'
import { ExportControl, type ExportControlProps } from '../index.ts'
import css from './ChatSessionsScreen.module.css'

const drawings = {
  cat: 'M4 4l4 3.2a10 10 0 0 1 8 0L20 4v9a8 8 0 0 1-16 0V4ZM9 12v.5M15 12v.5M10.5 16c.7.8 2.3.8 3 0',
  dog: 'M6 5 3 8v6l3 1M18 5l3 3v6l-3 1M6 5c3-1.5 9-1.5 12 0v9a6 6 0 0 1-12 0V5ZM9.5 10v.5M14.5 10v.5M10.7 14.5h2.6L12 16l-1.3-1.5Z',
  other:
    'M12 12c-3 0-5.5 3.2-5.5 5.5 0 3 3.5 1.5 5.5 1.5s5.5 1.5 5.5-1.5C17.5 15.2 15 12 12 12ZM5 9.5v1M9 5v1.5M15 5v1.5M19 9.5v1',
} as const

/** A cat or dog icon, or a paw when the breed implies neither. */
function RaceMark({ race }: { race: string }) {
  const species = speciesOf(race) ?? 'other'
  return (
    <svg className={css.mark} viewBox="0 0 24 24" role="img" aria-label={words.species[species]}>
      <path d={drawings[species]} />
    </svg>
  )
}

const SHOWN = 3

type SessionRowProps = { session: ChatSession; now: Instant; onOpen: (id: string) => void }

/** A question to the chatbot, on one line if there is room. */
function SessionRow({ session, now, onOpen }: SessionRowProps) {
  const { id, race, symptoms, createdAt, hasReports } = session
  const distinct = [...new Set(symptoms)]
  return (
    <li className={css.row}>
      <span className={css.head}>
        <span className={css.id}>{`#${shortId(id)}`}</span>
        {hasReports && <StatusChip tone="warning" label={words.reported} />}
      </span>
      <span className={css.race}>
        <RaceMark race={race} />
        <span>{race || words.noRace}</span>
      </span>
      <span className={css.symptoms}>
        {distinct.slice(0, SHOWN).map((symptom) => (
          <span key={symptom}>{symptom}</span>
        ))}
        {distinct.length > SHOWN && <span className={css.more}>{words.more(distinct.length - SHOWN)}</span>}
      </span>
      <span className={css.date} title={formatInstant(createdAt)}>
        {formatRelative(createdAt, now)}
      </span>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={words.detailOf(shortId(id))}
        onClick={() => onOpen(id)}
      >
        {words.detail}
      </Button>
    </li>
  )
}

const figure = (count: number | null) => (count === null ? '--' : abbreviate(count))

/** The four figures over all sessions; '--' where the server has none, null while loading. */
function SessionFigures({ stats }: { stats: SessionStats | null }) {
  const race = stats?.mostPopularRace
  return (
    <section aria-label={words.figures} className={css.figures}>
      <StatCard label={words.totalSessions} value={stats && figure(stats.totalSessions)} />
      <StatCard label={words.todaySessions} value={stats && figure(stats.todaySessions)} />
      <StatCard label={words.average} value={stats && figure(stats.avgPerDay)} hint={words.averageHint} />
      <StatCard
        label={words.race}
        value={stats && (race ?? '--')}
        {...(race ? { mark: <RaceMark race={race} /> } : {})}
      />
    </section>
  )
}

type SessionFilterBarProps = { filter: SessionFilter; onFilter: (filter: SessionFilter) => void }

const { filters } = words
const reportOptions = [
  { value: '', label: filters.any },
  { value: 'with', label: filters.with },
  { value: 'without', label: filters.without },
]

/** Session filters: breed, days and reports. */
function SessionFilterBar({ filter, onFilter }: SessionFilterBarProps) {
  const change = (name: 'race' | 'from' | 'to') => (value: string) => {
    const { [name]: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, [name]: value })
  }
  const changeReports = (value: string) => {
    const { hasReports: _, ...others } = filter
    onFilter(value === '' ? others : { ...others, hasReports: value === 'with' })
  }
  const reports = filter.hasReports === undefined ? '' : filter.hasReports ? 'with' : 'without'
  return (
    <FilterBar
      label={filters.heading}
      resetLabel={filters.reset}
      onReset={Object.keys(filter).length > 0 ? () => onFilter({}) : undefined}
    >
      <FilterSearch label={sessionFieldLabels.race} value={filter.race ?? ''} onChange={change('race')} />
      <FilterDate label={filterLabels.from} value={filter.from ?? ''} onChange={change('from')} />
      <FilterDate label={filterLabels.to} value={filter.to ?? ''} onChange={change('to')} />
      <FilterSelect
        label={sessionFieldLabels.reports}
        options={reportOptions}
        value={reports}
        onChange={changeReports}
      />
    </FilterBar>
  )
}

/** Matching sessions out of the total; `read` is set when only the newest could be filtered. */
export type SessionCounts = { matching: number; total: number | null; read?: number }

export type ChatSessionsScreenProps = SessionFilterBarProps &
  Pick<ExportControlProps, 'onExport'> & {
    /** The current page, newest first; null during the first load. */
    sessions: readonly ChatSession[] | null
    /** Null while loading. */
    counts: SessionCounts | null
    /** Figures over all sessions; null while loading. */
    stats: SessionStats | null
    totalPages: number
    /** 0-based. */
    page: number
    failure?: string | null
    refreshing?: boolean
    /** Null without an export under way. */
    exporting: ExportControlProps['progress']
    now: Instant
    /** Leads from an empty list to where its sessions come from. */
    origin?: ReactNode
    onPage: (page: number) => void
    onRefresh: () => void
    /** Receives the id of the session to show. */
    onOpen: (id: string) => void
    onStopExport: () => void
  }

/** « Historique des Sessions »: figures, filters and every question to the chatbot, 15 per page. */
export function ChatSessionsScreen(props: ChatSessionsScreenProps) {
  const { sessions, filter, failure, totalPages, onFilter, onRefresh } = props
  const filtered = Object.keys(filter).length > 0
  return (
    <div className={css.screen}>
      <ScreenHeading title={words.title} counts={props.counts && countsText(props.counts, filtered)}>
        <Button size="small" startIcon={<Icon name="refresh" />} onClick={onRefresh}>
          {commonMessages.refresh}
        </Button>
        <ExportControl
          progress={props.exporting}
          disabled={!sessions?.length}
          onExport={props.onExport}
          onStop={props.onStopExport}
        />
      </ScreenHeading>
      <SessionFigures stats={props.stats} />
      <SessionFilterBar filter={filter} onFilter={onFilter} />
      <RefreshingBar active={props.refreshing ?? false} />
      {failure && <ErrorState message={failure} onRetry={onRefresh} />}
      {!sessions && !failure && <ListSkeleton rows={5} />}
      {sessions?.length === 0 && (
        <EmptyState
          {...(filtered
            ? { title: words.filteredEmpty, hint: words.filteredHint, onReset: () => onFilter({}) }
            : { title: words.empty, hint: emptyListMessages.sessions.hint, action: props.origin })}
        />
      )}
      {sessions && sessions.length > 0 && (
        <ul className={css.list} aria-label={words.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} now={props.now} onOpen={props.onOpen} />
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <PageWindow label={words.pages} page={props.page} totalPages={totalPages} size={7} onChange={props.onPage} />
      )}
    </div>
  )
}

function countsText({ matching, total, read }: SessionCounts, filtered: boolean): string {
  if (!filtered || (total === null && read === undefined)) return words.total(matching)
  return read === undefined ? words.found(matching, total ?? matching) : words.foundInRead(matching, read)
}
