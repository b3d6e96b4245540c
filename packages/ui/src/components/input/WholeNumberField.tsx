import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type WholeNumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'rows' | 'inputMode'> & {
  /** The number typed; null when the field is empty, NaN when what is typed is no number. */
  value: number | null
  onChange: (value: number | null) => void
}

const typedFrom = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))
const read = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(',', '.').replace(/\s/g, '')))

/** A number typed as text: no wheel or arrow changes it by mistake; bounds are the form's rules to tell. */
export function WholeNumberField({ value, onChange, ...rest }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState(() => typedFrom(value))
  // What is no number stays to be corrected; what the form sets replaces it.
  const text = Object.is(read(typed), value) ? typed : typedFrom(value)
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(read(next))
      }}
    />
  )
}
