import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/root/index.ts'
import { Field } from './Field.tsx'

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
