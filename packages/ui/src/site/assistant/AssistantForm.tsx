import { type AssistantQuestion, askFields } from '@potager/domain/assistant'
import { breeds, type Species } from '@potager/domain/disease'
import { assistantPageMessages as words } from '@potager/domain/messages'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Illustration } from '../../foundations/illustration/index.ts'
import { SiteButton, SiteTextField } from '../index.ts'
import css from './Assistant.module.css'
import { SymptomField } from './SymptomField.tsx'

export type WelcomeProps = {
  /** The assistant's greeting; null once it has answered. */
  message: string | null
  /** Whether the message explains why there is no form; it is then a status. */
  urgent?: boolean
  children?: ReactNode
}

/** The top of the page: title, emergency notice and the assistant's message. */
export function Welcome({ message, urgent = false, children }: WelcomeProps) {
  return (
    <div className={css.page}>
      <div className={css.opening}>
        <h1>{words.title}</h1>
        <p className={css.intro}>{words.intro}</p>
        <p className={css.emergency}>{words.emergency}</p>
        {message !== null && (
          <div className={css.speech}>
            <Illustration name="pea-pod" />
            <p className={css.bubble} role={urgent ? 'status' : undefined} data-urgent={urgent}>
              <span className="visually-hidden">{words.says} : </span>
              <span>{message}</span>
            </p>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

/** Why the server refused a question or a report. */
export function AssistantRefusal({ message }: { message: string }) {
  return (
    <p role="alert" tabIndex={-1} data-refused className={css.refusal}>
      {message}
    </p>
  )
}

export type AssistantFormProps = {
  /** Address to which the browser sends the form without a script. */
  action: string
  /** Symptoms offered while typing. */
  known: readonly string[]
  /** Retention of a question, in days. */
  keptDays: number | null
  initial: AssistantQuestion
  /** Faults found by the server, by field. */
  problems?: { species?: string | undefined; symptoms?: string | undefined; breed?: string | undefined } | undefined
  pending: boolean
  /** True once the script is loaded: symptoms are offered. */
  ready: boolean
  /** Called once the script is loaded. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const species: readonly Species[] = ['dog', 'cat']

/** Species, breed and symptoms: a plain HTML form, with suggestions once the script runs. */
export function AssistantForm({
  action,
  known,
  keptDays,
  initial,
  problems,
  pending,
  ready,
  onSubmit,
}: AssistantFormProps) {
  const [chosen, setChosen] = useState(initial.species)
  const id = useId()
  // Without a script, the list cannot follow the chosen species: it offers the breeds of both.
  const offered = ready && chosen ? breeds[chosen] : species.flatMap((one) => breeds[one])
  return (
    <form className={css.sheet} action={action} method="post" noValidate onSubmit={onSubmit}>
      <fieldset
        className={css.species}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML lets a fieldset be a radiogroup, which alone may be required
        role="radiogroup"
        aria-required="true"
        aria-invalid={problems?.species ? true : undefined}
        aria-describedby={problems?.species ? `${id}-species-error` : undefined}
      >
        <legend>{words.species}</legend>
        {species.map((one) => (
          <label key={one} className={css.animal}>
            <input
              type="radio"
              name={askFields.species}
              value={one}
              required
              defaultChecked={one === initial.species}
              onChange={() => setChosen(one)}
            />
            {words.speciesNames[one]}
          </label>
        ))}
        {problems?.species ? (
          <p id={`${id}-species-error`} className={css.speciesError}>
            {problems.species}
          </p>
        ) : null}
      </fieldset>
      <SiteTextField
        label={words.breed}
        name={askFields.breed}
        hint={words.breedHint}
        defaultValue={initial.breed}
        error={problems?.breed}
        maxLength={100}
        autoComplete="off"
        list={`${id}-breeds`}
      />
      {/* The server matches breeds by name: a translated page would submit other names. */}
      <datalist id={`${id}-breeds`} translate="no">
        {offered.map((breed) => (
          <option key={breed}>{breed}</option>
        ))}
      </datalist>
      <SymptomField
        name={askFields.symptoms}
        known={known}
        initial={initial.symptoms}
        error={problems?.symptoms}
        ready={ready}
      />
      <p className={css.privacy}>{words.privacy(keptDays)}</p>
      <SiteButton type="submit" look="primary" pending={pending}>
        {pending ? words.asking : words.ask}
      </SiteButton>
    </form>
  )
}
