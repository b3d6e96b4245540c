import { type Consultation, fitOf, reportFields } from '@potager/domain/assistant'
import type { DiagnosisResult } from '@potager/domain/diagnosis'
import { assistantPageMessages, assistantPageMessages as words } from '@potager/domain/messages'
import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { Illustration } from '../../foundations/illustration/index.ts'
import { SiteButton } from '../index.ts'
import css from './Consultation.module.css'

const reportWords = assistantPageMessages.report

export type ReportFormProps = {
  /** Address to which the browser sends the form without a script. */
  action: string
  /** Id of the reported answer. */
  consultationId: string
  reported: boolean
  /** Why the report was refused. */
  problem?: string | undefined
  pending: boolean
  /** Open from the start, as after a refusal. */
  open?: boolean
  /** Called once the script is loaded. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Reports a wrong answer, once; then shows a thank-you. */
export function ReportForm(props: ReportFormProps) {
  const { action, consultationId, reported, problem, pending, open = false, onSubmit } = props
  const id = useId()
  if (reported) {
    return (
      <p role="status" className={css.thanks}>
        {reportWords.thanks}
      </p>
    )
  }
  return (
    <details className={css.report} open={open || problem !== undefined}>
      <summary>{reportWords.question}</summary>
      <form action={action} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name={reportFields.consultation} value={consultationId} />
        <label htmlFor={id}>{reportWords.label}</label>
        <textarea
          id={id}
          name={reportFields.feedback}
          rows={4}
          maxLength={2000}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        />
        <p id={`${id}-hint`} className={css.hint}>
          {reportWords.hint}
        </p>
        {problem ? (
          <p id={`${id}-error`} role="alert" className={css.error}>
            {problem}
          </p>
        ) : null}
        <SiteButton type="submit" pending={pending}>
          {pending ? reportWords.sending : reportWords.send}
        </SiteButton>
      </form>
    </details>
  )
}

const steps = { weak: 1, fair: 2, strong: 3 }

/** One result of an answer: urgency, match with its reasons, and advice. */
function Result({ result }: { result: DiagnosisResult }) {
  const { name, description, advice, urgency, probability, matched, partly, missing, raceBonus } = result
  const fit = fitOf(probability)
  return (
    <li className={css.result} data-urgency={urgency}>
      <p className={css.urgency}>{words.urgencies[urgency] ?? urgency}</p>
      <div className={css.head}>
        <h3>{name}</h3>
        <p className={css.fit}>
          <svg viewBox="0 0 38 12" aria-hidden="true">
            {[1, 2, 3].map((step) => (
              <circle key={step} cx={step * 13 - 7} cy="6" r="4.500" data-filled={step <= steps[fit]} />
            ))}
          </svg>
          <span>{words.fits[fit]}</span>
        </p>
      </div>
      <p className={css.text}>{description}</p>
      <h4>{words.why}</h4>
      <dl className={css.why}>
        {matched.length > 0 && <Reasons title={words.matched} entries={matched} partly={partly} seen />}
        {missing.length > 0 && <Reasons title={words.missing} entries={missing} />}
      </dl>
      {raceBonus && <p className={css.text}>{words.raceBonus}</p>}
      <h4>{words.advice}</h4>
      <p className={css.text}>{advice}</p>
    </li>
  )
}

type ReasonsProps = { title: string; entries: readonly string[]; partly?: readonly string[]; seen?: boolean }

function Reasons({ title, entries, partly, seen = false }: ReasonsProps) {
  return (
    <div>
      <dt>{title}</dt>
      {entries.map((entry) => (
        <dd key={entry} data-seen={partly?.includes(entry) ? 'partly' : seen}>
          {partly?.includes(entry) ? `${entry} (${words.partly})` : entry}
        </dd>
      ))}
    </div>
  )
}

export type ConsultationViewProps = {
  consultation: Consultation
  /** Address of a new question, and a click handler for when the script runs. */
  againHref: string
  /** Called for a new question. */
  onAgain?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The report form, or a thank-you once it was sent. */
  report: ReactNode
}

/** Id of the answer's heading, which takes the focus once the answer is shown. */
export const ANSWER_ID = 'reponse'

/** An answer (issue 6): urgent results first, each with its reasons, and never as a certainty. */
export function ConsultationView({ consultation, againHref, onAgain, report }: ConsultationViewProps) {
  const { race, symptoms, results, message, uncovered, durationMs } = consultation
  return (
    <section aria-labelledby={ANSWER_ID} className={css.answer}>
      <div className={css.asked}>
        <p>{words.question(race, symptoms)}</p>
        <a href={againHref} onClick={onAgain}>
          {words.again}
        </a>
      </div>
      <h2 id={ANSWER_ID} tabIndex={-1} className={css.title}>
        {results.length > 0 ? words.answer : words.nothing}
      </h2>
      {results.some(({ urgency }) => urgency === 'HIGH') && <p className={css.urgent}>{words.urgent}</p>}
      <p className={css.message}>{message}</p>
      {results.length > 0 && (
        <ol className={css.results}>
          {results.map((result) => (
            <Result key={result.diseaseId || result.name} result={result} />
          ))}
        </ol>
      )}
      {uncovered.length > 0 && <p className={css.uncovered}>{words.uncovered(uncovered)}</p>}
      <div className={css.vet}>
        <Illustration name="basket" />
        <p>{words.vet}</p>
      </div>
      {report}
      {durationMs !== null && <p className={css.debug}>{words.debug(durationMs)}</p>}
    </section>
  )
}
