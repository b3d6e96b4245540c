import { type ChatbotSettings, messageNames, renderMessage } from '@potager/domain/chatbot-settings'
import type { Question, TrialAnswer } from '@potager/domain/diagnosis'
import { typedSymptoms } from '@potager/domain/disease'
import { formatPercent } from '@potager/domain/format'
import {
  chatbotSettingsMessages,
  chatMessageLabels,
  commonMessages,
  diagnosisMessages,
  sessionFieldLabels,
  trialMessages as words,
} from '@potager/domain/messages'
import { type Control, Controller, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import look from '../../../components/input/form.module.css'
import { resolved } from '../../../components/input/form-hooks.ts'
import { TextField } from '../../../components/input/index.ts'
import { DetailDialog } from '../../../components/screen/index.ts'
import { UrgencyChip } from '../disease/index.ts'
import css from './ChatbotSettingsScreen.module.css'

export type TrialDialogProps = {
  /** The settings on screen, saved or not; null closes the dialog. */
  settings: ChatbotSettings | null
  /** Whether the backend has an engine to try; without one only the messages are shown. */
  engine: boolean
  trying: boolean
  /** Answer to the last question. */
  answer: TrialAnswer | null
  /** Why there was no answer. */
  failure: string | null
  onTry: (question: Question) => void
  onClose: () => void
}

/** « Tester »: previews the five messages and queries the engine with unsaved settings. */
export function TrialDialog({ settings, onClose, ...trial }: TrialDialogProps) {
  // State outlives the dialog: an outside click discards nothing.
  const form = useForm({ resolver: rules, defaultValues: sample })
  return (
    <DetailDialog
      open={settings !== null}
      title={words.title}
      onClose={onClose}
      actions={
        <button type="button" className={look.secondary} onClick={onClose}>
          {commonMessages.close}
        </button>
      }
    >
      {settings && <Trial settings={settings} form={form} {...trial} />}
    </DetailDialog>
  )
}

type Typed = { race: string; symptoms: string; username: string }

const sample: Typed = { race: words.sampleRace, symptoms: words.sampleSymptoms, username: words.sampleName }

const questionOf = ({ race, symptoms }: Typed): Question => ({
  race: race.trim(),
  symptoms: typedSymptoms(symptoms),
})

const rules: Resolver<Typed> = (typed) => {
  const { race, symptoms } = questionOf(typed)
  return resolved(typed, {
    race: race ? undefined : diagnosisMessages.race,
    symptoms: symptoms.length > 0 ? undefined : diagnosisMessages.symptoms,
  })
}

type TrialProps = Omit<TrialDialogProps, 'settings' | 'onClose'> & {
  settings: ChatbotSettings
  form: UseFormReturn<Typed>
}

function Trial({ settings, form, engine, trying, answer, failure, onTry }: TrialProps) {
  const { control } = form
  const [race, symptoms, username] = useWatch({ control, name: ['race', 'symptoms', 'username'] })
  const send = (typed: Typed) => {
    if (!trying) onTry(questionOf(typed))
  }

  return (
    <form className={css.trial} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <p className={look.hint}>{words.unsaved}</p>
      <div className={look.row}>
        <TrialText control={control} name="race" label={sessionFieldLabels.race} />
        <TrialText control={control} name="username" label={words.username} />
      </div>
      <TrialText control={control} name="symptoms" label={sessionFieldLabels.symptoms} hint={words.symptomsHint} />
      {engine && (
        <button type="submit" className={look.primary} aria-disabled={trying} aria-busy={trying}>
          {trying ? words.trying : words.try}
        </button>
      )}
      <div role="status" className={css.outcome}>
        {answer && <Answer answer={answer} />}
      </div>
      {failure && (
        <p role="alert" className={look.error}>
          {failure}
        </p>
      )}
      <h3 className={css.heading}>{words.messages}</h3>
      <dl className={css.messages}>
        {messageNames.map((name) => (
          <div key={name}>
            <dt>{chatMessageLabels[name]}</dt>
            <dd>
              {renderMessage(settings.messaging[name], {
                race,
                symptoms: typedSymptoms(symptoms).join(', '),
                username,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </form>
  )
}

type TrialTextProps = { control: Control<Typed>; name: keyof Typed; label: string; hint?: string }

function TrialText({ control, name, ...text }: TrialTextProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...field} {...text} autoComplete="off" error={fieldState.error?.message} />
      )}
    />
  )
}

function Answer({ answer: { results, uncovered } }: { answer: TrialAnswer }) {
  return (
    <>
      <p className={css.tested}>{chatbotSettingsMessages.tested}</p>
      {results.length === 0 && <p className={look.hint}>{words.nothing}</p>}
      {results.length > 0 && <p className={look.hint}>{diagnosisMessages.likeness}</p>}
      <ol className={css.results}>
        {results.map(({ diseaseId, name, urgency, probability, matched, raceBonus }) => (
          <li key={diseaseId || name}>
            <div className={css.result}>
              <strong>{name}</strong>
              <span className={css.percent}>{formatPercent(probability)}</span>
            </div>
            <div className={css.why}>
              <UrgencyChip urgency={urgency} />
              <span>{raceBonus ? `${words.matched(matched)} · ${words.raceBonus}` : words.matched(matched)}</span>
            </div>
          </li>
        ))}
      </ol>
      {uncovered.length > 0 && <p className={look.hint}>{words.uncovered(uncovered)}</p>}
    </>
  )
}
