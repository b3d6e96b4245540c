import type { ChatSession } from '@potager/domain/chat-session'
import type { DiagnosisResult } from '@potager/domain/diagnosis'
import { formatInstant, formatPercent, shortId } from '@potager/domain/format'
import {
  chatSessionMessages,
  chatSessionScreenMessages,
  commonMessages,
  diagnosisMessages,
  sessionFieldLabels,
} from '@potager/domain/messages'
import { Button } from '../../../components/button/index.ts'
import { EmptyState, ErrorState, ListSkeleton } from '../../../components/feedback/index.ts'
import { StatusChip } from '../../../components/list/index.ts'
import { DetailDialog, Facts } from '../../../components/screen/index.ts'
import chips from '../chips.module.css'
import { UrgencyChip } from '../disease/UrgencyChip.tsx'
import css from './SessionDialog.module.css'

const resultWords = chatSessionScreenMessages.sheet

/** A disease that the chatbot suggested, with the matching symptoms if the server lists them. */
function SessionResult({ result }: { result: DiagnosisResult }) {
  const { name, urgency, probability, description, advice, matched, missing, raceBonus } = result
  return (
    <article className={css.entry}>
      <p className={css.line}>
        <strong className={css.name}>{name}</strong>
        <UrgencyChip urgency={urgency} />
        <span className={css.probability}>{resultWords.probability(formatPercent(probability))}</span>
      </p>
      {probability !== null && <meter className={css.meter} min={0} max={100} value={probability} aria-label={name} />}
      <p>{description}</p>
      {advice && (
        <p>
          <strong>{resultWords.advice}</strong> <span>{advice}</span>
        </p>
      )}
      <Explained label={resultWords.matched} symptoms={matched} />
      <Explained label={resultWords.missing} symptoms={missing} />
      {raceBonus && <p className={css.soft}>{resultWords.raceBonus}</p>}
    </article>
  )
}

function Explained({ label, symptoms }: { label: (symptoms: string) => string; symptoms: readonly string[] }) {
  if (symptoms.length === 0) return null
  return <p className={css.soft}>{label(symptoms.join(', '))}</p>
}

const { sheet: words, noRace, reported } = chatSessionScreenMessages

export type SessionDialogProps = {
  open: boolean
  /** Null while loading, or when not found. */
  session: ChatSession | null
  /** True when the server has no such session. */
  missing: boolean
  failure?: string | null
  onRetry: () => void
  onClose: () => void
}

/** A session's details: question, answers with their reasons, and user feedback. */
export function SessionDialog({ open, session, missing, failure, onRetry, onClose }: SessionDialogProps) {
  return (
    <DetailDialog
      open={open}
      title={
        <>
          {words.title}
          {session?.hasReports && <StatusChip tone="warning" label={reported} />}
        </>
      }
      actions={<Button onClick={onClose}>{commonMessages.close}</Button>}
      onClose={onClose}
    >
      {missing && <EmptyState title={chatSessionMessages.unknown} hint={words.unknownHint} />}
      {!missing && failure && <ErrorState message={failure} onRetry={onRetry} />}
      {!missing && !failure && !session && <ListSkeleton rows={4} />}
      {!missing && session && <SessionSheet session={session} />}
    </DetailDialog>
  )
}

function SessionSheet({ session }: { session: ChatSession }) {
  const { id, createdAt, race, symptoms, uncovered, results, reports } = session
  return (
    <>
      <Facts
        facts={[
          [
            sessionFieldLabels.id,
            <span key="id" className={css.id}>
              {id}
            </span>,
          ],
          [sessionFieldLabels.createdAt, formatInstant(createdAt)],
          [sessionFieldLabels.race, race || noRace],
          [sessionFieldLabels.reports, String(reports.length)],
        ]}
      />
      <section className={css.part}>
        <h3>{words.symptoms}</h3>
        <ul className={chips.chips}>
          {[...new Set(symptoms)].map((symptom) => (
            <li key={symptom}>
              {symptom}
              {uncovered.includes(symptom) && <em>{words.uncovered}</em>}
            </li>
          ))}
        </ul>
      </section>
      <section className={css.part}>
        <h3>{words.results}</h3>
        {results.length === 0 && <p className={css.none}>{words.noResult}</p>}
        {results.length > 0 && <p className={css.none}>{diagnosisMessages.likeness}</p>}
        {results.map((result) => (
          <SessionResult key={result.name} result={result} />
        ))}
      </section>
      <section className={css.part}>
        <h3>{sessionFieldLabels.reports}</h3>
        {reports.length === 0 && <p className={css.none}>{words.noReport}</p>}
        {reports.map((report) => (
          <article key={report.id} className={css.entry}>
            <p className={css.line}>
              <strong>{`#${shortId(report.id)}`}</strong>
              <span className={css.soft}>{formatInstant(report.createdAt)}</span>
              <StatusChip
                tone={report.resolved ? 'success' : 'warning'}
                label={report.resolved ? words.resolved : words.pending}
              />
            </p>
            <p>{report.feedback}</p>
            {report.actualDiagnosis && <p className={css.soft}>{words.suggested(report.actualDiagnosis)}</p>}
          </article>
        ))}
      </section>
    </>
  )
}
