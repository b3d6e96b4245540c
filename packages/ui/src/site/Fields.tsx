import { accountMessages } from '@potager/domain/messages'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { classNames } from '../foundations/root/index.ts'
import css from './Fields.module.css'
import { stayInField } from './stay-in-field.ts'

export type SiteFieldProps = {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
} & Omit<ComponentProps<'input'>, 'id' | 'name' | 'aria-invalid' | 'aria-describedby'>

/** A single-line input with its label, hint and error message. */
export function SiteTextField({ children, ...field }: SiteFieldProps & { children?: ReactNode }) {
  const { label, error, hint, className, ...input } = field
  const id = useId()
  const said = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <div className={css.frame}>
        <input
          type="text"
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={said || undefined}
        />
        {children}
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
          <path d="M2.500 12.200C5 8 8.300 6 12 6s7 2 9.500 6.200C19 16.200 15.700 18 12 18s-7-1.800-9.500-5.800Z" />
          <circle cx="12" cy="12" r="2.800" />
          {shown ? null : <path d="M4 20 20 4" />}
        </svg>
      </button>
    </SiteTextField>
  )
}
