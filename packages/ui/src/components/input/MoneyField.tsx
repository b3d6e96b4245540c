import { parseMoney } from '@potager/domain/format'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'rows' | 'inputMode'> & {
  /** Cents, fractional when more than two decimals are typed; null when empty, NaN for a text that is no amount. */
  value: number | null
  onChange: (cents: number | null) => void
}

const typedFrom = (cents: number | null) =>
  cents === null || Number.isNaN(cents) ? '' : (cents / 100).toFixed(2).replace('.', ',')

const centsOf = (typed: string) => (typed.trim() === '' ? null : (parseMoney(typed) ?? Number.NaN))

/** An amount in euros, with a comma or a point; the text stays as typed. */
export function MoneyField({ value, onChange, ...rest }: MoneyFieldProps) {
  const [typed, setTyped] = useState(() => typedFrom(value))
  // The form was reset or filled from outside, so the typed text is stale.
  const text = Object.is(centsOf(typed), value) ? typed : typedFrom(value)
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(centsOf(next))
      }}
    />
  )
}
