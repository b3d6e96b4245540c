import { TextField, type TextFieldProps } from './TextField.tsx'

export type WholeNumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'rows' | 'inputMode'> & {
  /** The number typed; null when the field is empty, NaN when what is typed is no number. */
  value: number | null
  onChange: (value: number | null) => void
}

const shown = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

/** A number typed as text: no wheel or arrow changes it by mistake; bounds are the form's rules to tell. */
export function WholeNumberField({ value, onChange, ...rest }: WholeNumberFieldProps) {
  const read = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(',', '.').replace(/\s/g, '')))
  return <TextField {...rest} inputMode="numeric" value={shown(value)} onChange={(typed) => onChange(read(typed))} />
}
