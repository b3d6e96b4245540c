import type { DiagnosisResult } from '@potager/domain/diagnosis'
import { formatPercent } from '@potager/domain/format'
import { chatSessionScreenMessages } from '@potager/domain/messages'
import { UrgencyChip } from '../disease/UrgencyChip.tsx'
import css from './SessionDialog.module.css'

const words = chatSessionScreenMessages.sheet

/** A disease that the chatbot suggested, with the matching symptoms if the server lists them. */
export function SessionResult({ result }: { result: DiagnosisResult }) {
  const { name, urgency, probability, description, advice, matched, missing, raceBonus } = result
  return (
    <article className={css.entry}>
      <p className={css.line}>
        <strong className={css.name}>{name}</strong>
        <UrgencyChip urgency={urgency} />
        <span className={css.probability}>{words.probability(formatPercent(probability))}</span>
      </p>
      {probability !== null && <meter className={css.meter} min={0} max={100} value={probability} aria-label={name} />}
      <p>{description}</p>
      {advice && (
        <p>
          <strong>{words.advice}</strong> <span>{advice}</span>
        </p>
      )}
      <Explained label={words.matched} symptoms={matched} />
      <Explained label={words.missing} symptoms={missing} />
      {raceBonus && <p className={css.soft}>{words.raceBonus}</p>}
    </article>
  )
}

function Explained({ label, symptoms }: { label: (symptoms: string) => string; symptoms: readonly string[] }) {
  if (symptoms.length === 0) return null
  return <p className={css.soft}>{label(symptoms.join(', '))}</p>
}
