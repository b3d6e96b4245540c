import { parseMoney } from '@potager/domain/format'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'rows' | 'inputMode'> & {
  /** Cents, fractional when more than two decimals are typed; null when the text is not an amount. */
  value: number | null
  /** Receives null for a text that is no amount. */
  onChange: (cents: number | null) => void
}

const typedFrom = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** An amount in euros, with a comma or a point; the text stays as typed. */
export function MoneyField({ value, onChange, ...rest }: MoneyFieldProps) {
  const [typed, setTyped] = useState(() => typedFrom(value))
  // The form was reset or filled from outside, so the typed text is stale.
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
