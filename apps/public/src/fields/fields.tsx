import { requestMessages } from '@potager/domain/messages'
import { SiteTextField } from '@potager/ui/site'
import { useId } from 'react'
import css from './fields.module.css'

type ConsentProps = {
  name: string
  label: string
  /** Where one reads more about it. */
  more: { href: string; label: string }
  defaultValue?: string | undefined
  error?: string | undefined
  autoFocus?: boolean
}

/** The box by which somebody agrees, with a link to what they agree to. */
export function Consent({ name, label, more, defaultValue, error, autoFocus }: ConsentProps) {
  const id = useId()
  return (
    <div className={css.consent}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="oui"
        required
        defaultChecked={defaultValue === 'oui'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script, the page loads with focus on what is to correct
        autoFocus={autoFocus}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <p>
        <a href={more.href}>{more.label}</a>
      </p>
      {error ? (
        <p id={`${id}-error`} className={css.wrong}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

type TrapProps = {
  name: string
  defaultValue?: string | undefined
  error?: string | undefined
  autoFocus?: boolean
}

/** A field for programs; shown to a person whose browser filled it in, so that they can empty it. */
export function Trap({ error, ...field }: TrapProps) {
  return (
    <div className={error ? undefined : css.trap} aria-hidden={error ? undefined : true}>
      <SiteTextField
        {...field}
        label={requestMessages.website}
        error={error}
        autoComplete="off"
        {...(error ? {} : { tabIndex: -1 })}
      />
    </div>
  )
}

/** What a field of a visitor's form shows: what was typed, what is wrong with it, and whether it is the first to correct. */
export type VisitorField<Name extends string = string> = {
  name: Name
  defaultValue: string | undefined
  error: string | undefined
  autoFocus: boolean
}

/** The fields of a form as it was refused; in a new one, what is known already. */
export function fieldsOf<Name extends string>(
  names: readonly Name[],
  refused: { fields: Partial<Record<Name, string>>; typed: Record<Name, string> } | undefined,
  known: Partial<Record<Name, string>> = {},
) {
  const first = names.find((field) => refused?.fields[field])
  return (name: Name): VisitorField<Name> => ({
    name,
    defaultValue: refused?.typed[name] ?? known[name],
    error: refused?.fields[name],
    autoFocus: name === first,
  })
}
