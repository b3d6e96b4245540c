import type { Consultation } from '@potager/domain/assistant'
import { assistantPageMessages as words } from '@potager/domain/messages'
import type { MouseEvent, ReactNode } from 'react'
import { Illustration } from '../../foundations/illustration/index.ts'
import css from './Consultation.module.css'
import { Result } from './Result.tsx'

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
