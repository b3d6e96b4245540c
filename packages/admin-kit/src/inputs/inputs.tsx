import { backOfficeMessages as texts } from '@potager/domain/messages'
import { readPlain } from '@potager/domain/text'
import { DateInput as DayInput } from '@potager/ui/date'
import { CheckField, Field, SelectField, TextField } from '@potager/ui/input'
import { FilterDate, FilterSearch, FilterSelect } from '@potager/ui/list'
import { useState } from 'react'
import { number, type SortPayload, useGetList, useGetRecordRepresentation } from 'react-admin'
import { asText } from '../query/localList.ts'
import { type Bound, type Choices, type InputProps, listed, useBound } from './binding.ts'

const isNumber = number()

/** What both kinds of controls take. */
function textual({ label, value, onChange, onBlur, error, required }: Bound, hint?: string) {
  return {
    label,
    value: asText(value),
    onChange,
    error,
    ...(onBlur ? { onBlur } : {}),
    ...(required ? { required } : {}),
    ...(hint === undefined ? {} : { hint }),
  }
}

export type TextInputProps = InputProps & { multiline?: boolean; rows?: number }

/** A text. */
export function TextInput({ multiline, rows = multiline ? 4 : 1, ...props }: TextInputProps) {
  const bound = useBound(props)
  const field = textual(bound, props.helperText)
  return bound.filters ? <FilterSearch {...field} /> : <TextField {...field} rows={rows} />
}

/** A text that is searched for. */
export function SearchInput({ source = 'q', label = texts.search, ...props }: Partial<TextInputProps>) {
  return <TextInput source={source} label={label} {...props} />
}

/** Typed digits, perhaps by thousands, with a comma or a point; NaN for anything else, null for nothing. */
function readDecimal(typed: string): number | null {
  const text = readPlain(typed)
  if (text === '') return null
  const written = /^-?(?:\d{1,3}(?: \d{3})+|\d*)(?:[.,]\d*)?$/.test(text)
  return written ? Number(text.replaceAll(' ', '').replace(',', '.')) : Number.NaN
}

/** A number, typed with a comma or a point; null when empty. What is no number is refused. */
export function NumberInput(props: InputProps) {
  const bound = useBound({ ...props, validate: [isNumber, ...[props.validate ?? []].flat()] })
  const [typed, setTyped] = useState(() => asText(bound.value))
  const field = textual(bound, props.helperText)
  if (bound.filters) return <FilterSearch {...field} />
  const type = (text: string) => {
    setTyped(text)
    bound.onChange(readDecimal(text))
  }
  // A value that the form sets replaces what was typed.
  const shown = asText(readDecimal(typed)) === field.value ? typed : field.value
  return <TextField {...field} value={shown} onChange={type} inputMode="decimal" />
}

export type SelectInputProps = InputProps & { choices?: Choices; emptyText?: string }

const none: Choices = []
const unfiltered = {}

/** One of several choices. */
export function SelectInput({ choices = none, emptyText = '', ...props }: SelectInputProps) {
  const bound = useBound(props)
  const all = listed(choices)
  const options = [{ value: '', label: emptyText }, ...all.map(({ id, name }) => ({ value: asText(id), label: name }))]
  const field = textual(bound, props.helperText)
  if (bound.filters) return <FilterSelect {...field} options={options} />
  // The form keeps the choice's own id, which may be a number.
  const choose = (text: string) => bound.onChange(all.find(({ id }) => asText(id) === text)?.id ?? null)
  return <SelectField {...field} options={options} onChange={choose} />
}

const yesOrNo = [
  { id: true, name: texts.yes },
  { id: false, name: texts.no },
]

/** Yes or no. */
export function BooleanInput(props: InputProps) {
  const bound = useBound(props)
  if (bound.filters) return <SelectInput {...props} choices={yesOrNo} />
  return <CheckField label={bound.label} checked={bound.value === true} onChange={bound.onChange} />
}

/** A day, 'YYYY-MM-DD'. */
export function DateInput(props: InputProps) {
  const bound = useBound(props)
  const { value, onChange, ...field } = textual(bound, props.helperText)
  if (bound.filters) return <FilterDate {...field} {...{ value, onChange }} />
  const { required = false } = field
  return <Field {...field}>{(control) => <DayInput {...control} {...{ value, onChange, required }} />}</Field>
}

export type ReferenceInputProps = SelectInputProps & {
  reference: string
  perPage?: number
  sort?: SortPayload
  filter?: object
}

/** One of another resource's records, of the first `perPage` (100). */
export function ReferenceInput({ reference, perPage = 100, sort, filter = unfiltered, ...props }: ReferenceInputProps) {
  const represent = useGetRecordRepresentation(reference)
  const { data = [] } = useGetList(reference, {
    pagination: { page: 1, perPage },
    filter,
    ...(sort ? { sort } : {}),
  })
  return <SelectInput {...props} choices={data.map((record) => ({ id: record.id, name: String(represent(record)) }))} />
}
