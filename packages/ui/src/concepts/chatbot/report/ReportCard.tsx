import { formatInstant, formatRelative, reportAge, shortId } from '@potager/domain/format'
import { reportFieldLabels, reportScreenMessages as words } from '@potager/domain/messages'
import type { Report } from '@potager/domain/report'
import type { Instant } from '@potager/domain/time'
import { useId } from 'react'
import { Button } from '../../../components/button/index.ts'
import { StatusChip, type StatusTone } from '../../../components/list/index.ts'
import css from './ReportCard.module.css'

export type ReportCardProps = {
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
export function ReportCard({ report, now, onSession, onResolve }: ReportCardProps) {
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
