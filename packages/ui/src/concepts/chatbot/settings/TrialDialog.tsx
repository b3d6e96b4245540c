import { type ChatbotSettings, messageNames, renderMessage } from '@potager/domain/chatbot-settings'
import type { Question, TrialAnswer } from '@potager/domain/diagnosis'
import { splitCommaList } from '@potager/domain/disease'
import { formatPercent } from '@potager/domain/format'
import {
  chatbotSettingsMessages,
  chatMessageLabels,
  commonMessages,
  diagnosisMessages,
  sessionFieldLabels,
  trialMessages as words,
} from '@potager/domain/messages'
import { type FormEvent, useState } from 'react'
import form from '../../../components/input/form.module.css'
import { TextField } from '../../../components/input/index.ts'
import { DetailDialog } from '../../../components/screen/index.ts'
import { UrgencyChip } from '../diseases/index.ts'
import css from './TrialDialog.module.css'

export type TrialDialogProps = {
  /** What is on screen, saved or not; null closes the dialog. */
  settings: ChatbotSettings | null
  /** Whether the backend has an engine to try; without one the messages are shown alone. */
  engine: boolean
  trying: boolean
  /** What the engine answered to the last question. */
  answer: TrialAnswer | null
  /** Why it did not answer. */
  failure: string | null
  onTry: (question: Question) => void
  onClose: () => void
}

/** « Tester »: the five messages filled in, and the engine asked with settings that are not saved. */
export function TrialDialog({ settings, onClose, ...trial }: TrialDialogProps) {
  // Kept while the dialog is closed: a click outside of it throws nothing away.
  const [typed, setTyped] = useState<Typed>(sample)
  return (
    <DetailDialog
      open={settings !== null}
      title={words.title}
      onClose={onClose}
      actions={
        <button type="button" className={form.secondary} onClick={onClose}>
          {commonMessages.close}
        </button>
      }
    >
      {settings && <Trial settings={settings} typed={typed} onTyped={setTyped} {...trial} />}
    </DetailDialog>
  )
}

type Typed = { race: string; symptoms: string; username: string }

const sample: Typed = { race: words.sampleRace, symptoms: words.sampleSymptoms, username: words.sampleName }

type TrialProps = Omit<TrialDialogProps, 'settings' | 'onClose'> & {
  settings: ChatbotSettings
  typed: Typed
  onTyped: (typed: Typed) => void
}

function Trial({ settings, typed, onTyped, engine, trying, answer, failure, onTry }: TrialProps) {
  const { race, symptoms, username } = typed
  const [checked, setChecked] = useState(false)
  const question = { race: race.trim(), symptoms: splitCommaList(symptoms) }

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (question.race && question.symptoms.length > 0 && !trying) onTry(question)
  }

  return (
    <form className={css.trial} noValidate onSubmit={submit}>
      <p className={form.hint}>{words.unsaved}</p>
      <div className={form.row}>
        <TextField
          label={sessionFieldLabels.race}
          value={race}
          onChange={(text) => onTyped({ ...typed, race: text })}
          error={checked && !question.race ? diagnosisMessages.race : undefined}
        />
        <TextField label={words.username} value={username} onChange={(text) => onTyped({ ...typed, username: text })} />
      </div>
      <TextField
        label={sessionFieldLabels.symptoms}
        value={symptoms}
        onChange={(text) => onTyped({ ...typed, symptoms: text })}
        hint={words.symptomsHint}
        error={checked && question.symptoms.length === 0 ? diagnosisMessages.symptoms : undefined}
      />
      {engine && (
        <button type="submit" className={form.primary} aria-disabled={trying} aria-busy={trying}>
          {trying ? words.trying : words.try}
        </button>
      )}
      <div role="status" className={css.outcome}>
        {answer && <Answer answer={answer} />}
      </div>
      {failure && (
        <p role="alert" className={form.error}>
          {failure}
        </p>
      )}
      <h3 className={css.heading}>{words.messages}</h3>
      <dl className={css.messages}>
        {messageNames.map((name) => (
          <div key={name}>
            <dt>{chatMessageLabels[name]}</dt>
            <dd>
              {renderMessage(settings.messaging[name], { race, symptoms: question.symptoms.join(', '), username })}
            </dd>
          </div>
        ))}
      </dl>
    </form>
  )
}

function Answer({ answer: { results, uncovered } }: { answer: TrialAnswer }) {
  return (
    <>
      <p className={css.tested}>{chatbotSettingsMessages.tested}</p>
      {results.length === 0 && <p className={form.hint}>{words.nothing}</p>}
      {results.length > 0 && <p className={form.hint}>{diagnosisMessages.likeness}</p>}
      <ol className={css.results}>
        {results.map(({ diseaseId, name, urgency, probability, matched, raceBonus }) => (
          <li key={diseaseId || name}>
            <div className={css.result}>
              <strong>{name}</strong>
              <span className={css.percent}>{formatPercent(probability)}</span>
            </div>
            <div className={css.why}>
              <UrgencyChip urgency={urgency} />
              <span>
                {words.matched(matched)}
                {raceBonus && ` · ${words.raceBonus}`}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {uncovered.length > 0 && <p className={form.hint}>{words.uncovered(uncovered)}</p>}
    </>
  )
}
