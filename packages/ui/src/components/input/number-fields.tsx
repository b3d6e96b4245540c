import { parseMoney } from '@potager/domain/format'
import { readWhole } from '@potager/domain/text'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './fields.tsx'

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

export type WholeNumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'rows' | 'inputMode'> & {
  /** The number; null when the field is empty, NaN when the text is no whole number. */
  value: number | null
  /** Receives null for an empty text, NaN for one that is no number. */
  onChange: (value: number | null) => void
  /** What is said in place of the error of a text that is no whole number; undefined for nothing better. */
  explain?: (typed: string) => string | undefined
}

const wholeFrom = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))
const read = (typed: string) => (typed.trim() === '' ? null : readWhole(typed))

/** A number typed as text, so that no wheel or arrow key changes it by accident; bounds belong to the form's rules. */
export function WholeNumberField({ value, onChange, error, explain, ...rest }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState(() => wholeFrom(value))
  // Invalid text stays for correction; a value set by the form replaces it.
  const text = Object.is(read(typed), value) ? typed : wholeFrom(value)
  return (
    <TextField
      {...rest}
      error={error && (explain?.(text) ?? error)}
      inputMode="numeric"
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(read(next))
      }}
    />
  )
}
