import { accountMessages } from '@potager/domain/messages'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from '../foundations/root/index.ts'
import { stayInField } from './Button.tsx'
import css from './PlainPage.module.css'

type FieldProps = {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
}

export type SiteFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'>

type Described = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Props of another control of the browser's own. */
export type SiteControlProps<Element extends 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Element>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'>

type LabelledProps = Pick<SiteFieldProps, 'label' | 'error' | 'hint' | 'className'> & {
  children: (control: { id: string; className: string | undefined } & Described) => ReactNode
}

/** A control with its label, hint and error message. */
export function Labelled({ label, error, hint, className, children }: LabelledProps) {
  const id = useId()
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={css.frame}>
        {children({
          id,
          className: css.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': said || undefined,
        })}
      </div>
      {hint ? (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** A single-line input with its label, hint and error message. */
export function SiteTextField({ children, ...field }: SiteFieldProps & { children?: ReactNode }) {
  const { label, error, hint, className, ...input } = field
  return (
    <Labelled label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <>
          <input type="text" {...input} {...control} />
          {children}
        </>
      )}
    </Labelled>
  )
}

/** A password input with a button to reveal it. */
export function PasswordField(field: SiteFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <SiteTextField {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false}>
      <button
        type="button"
        className={css.reveal}
        aria-pressed={shown}
        aria-label={shown ? accountMessages.hidePassword : accountMessages.showPassword}
        onMouseDown={stayInField}
        onClick={() => setShown(!shown)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2.5 12.2C5 8 8.3 6 12 6s7 2 9.5 6.2C19 16.2 15.7 18 12 18s-7-1.8-9.5-5.8Z" />
          <circle cx="12" cy="12" r="2.8" />
          {shown ? null : <path d="M4 20 20 4" />}
        </svg>
      </button>
    </SiteTextField>
  )
}
