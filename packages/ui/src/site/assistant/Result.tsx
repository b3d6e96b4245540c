import { fitOf } from '@potager/domain/assistant'
import type { DiagnosisResult } from '@potager/domain/diagnosis'
import { assistantPageMessages as words } from '@potager/domain/messages'
import css from './Result.module.css'

const steps = { weak: 1, fair: 2, strong: 3 }

/** One result of an answer: urgency, match with its reasons, and advice. */
export function Result({ result }: { result: DiagnosisResult }) {
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
