import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/root/index.ts'
import { Field } from './Field.tsx'

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
