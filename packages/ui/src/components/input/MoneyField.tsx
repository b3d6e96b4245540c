import { parseMoney } from '@potager/domain/format'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'rows' | 'inputMode'> & {
  /** Cents, with a fraction when more than two decimals are typed; null when what is typed is no amount. */
  value: number | null
  onChange: (cents: number | null) => void
}

const typedFrom = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** Euros as people type them, with a comma or a point; what they typed stays as they typed it. */
export function MoneyField({ value, onChange, ...rest }: MoneyFieldProps) {
  const [typed, setTyped] = useState(() => typedFrom(value))
  // The form was reset or filled from elsewhere: what was typed no longer tells the value.
  const text = parseMoney(typed) === value ? typed : typedFrom(value)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(parseMoney(next))
      }}
    />
  )
}
