import { Field } from './Field.tsx'

export type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  error?: string | undefined
  onChange: (value: Value) => void
}

/** One choice among a few. */
export function SelectField<Value extends string>({ label, value, options, error, onChange }: SelectFieldProps<Value>) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
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
