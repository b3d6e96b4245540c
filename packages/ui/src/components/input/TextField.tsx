import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/root/index.ts'
import { Field } from './Field.tsx'

export type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  required?: boolean
  /** Number of lines. Default: 1. */
  rows?: number
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
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
