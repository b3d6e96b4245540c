import type { ReactNode } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { Field } from './Field.tsx'
import css from './form.module.css'

export type CheckFieldProps = {
  label: string
  /** A longer accessible name, for use out of context. */
  name?: string
  /** The id of a sentence that explains it. */
  describedBy?: string
  checked: boolean
  onChange: (checked: boolean) => void
} & RootProps<HTMLInputElement>

/** A checkbox whose label is part of the target. */
export function CheckField({ label, name, describedBy, checked, onChange, className, ref }: CheckFieldProps) {
  return (
    <label className={classNames(css.check, className)}>
      <input
        ref={ref}
        type="checkbox"
        checked={checked}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

export type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  hint?: ReactNode
  required?: boolean
  /** Number of lines. Default: 1. */
  rows?: number
  /** Keyboard that a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  /** What the browser may fill in: `email`, `tel`… */
  autoComplete?: string
  name?: string
} & RootProps<HTMLInputElement & HTMLTextAreaElement>

/** A text, on one line or several. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  required = false,
  rows = 1,
  className,
  ref,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(control) =>
        rows > 1 ? (
          <textarea
            {...control}
            {...rest}
            ref={ref}
            rows={rows}
            required={required}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            {...rest}
            ref={ref}
            required={required}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}

export type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  hint?: string | undefined
  error?: ReactNode
  required?: boolean
  onChange: (value: Value) => void
} & RootProps<HTMLSelectElement>

/** A native select with a label and a message. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, hint, error, required = false, onChange, className, ref } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          required={required}
          value={value}
          onChange={(event) => {
            const chosen = options[event.target.selectedIndex]
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
