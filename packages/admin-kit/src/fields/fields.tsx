import { formatCount, formatDate, formatInstant, formatMoney } from '@potager/domain/format'
import { backOfficeMessages as texts } from '@potager/domain/messages'
import { isDay } from '@potager/domain/time'
import { TextLink } from '@potager/ui/button'
import { StatusChip, type StatusChipProps } from '@potager/ui/list'
import type { ReactNode } from 'react'
import { type RaRecord, useGetRecordRepresentation, useRecordContext, useReference } from 'react-admin'
import { RecordLink } from '../admin/subject.tsx'
import { type Choices, listed } from '../inputs/binding.ts'
import { asText, valueAt } from '../query/localList.ts'

/** Props of every field; `label` is read by what surrounds it. */
export type FieldProps<Row extends RaRecord = RaRecord> = {
  source: string
  label?: string
  /** In place of the surrounding record. */
  record?: Row
  /** What stands for a value that is not there. */
  emptyText?: string
  /** False: as a column, it does not sort. */
  sortable?: boolean
}

function useValue({ source, record }: FieldProps): unknown {
  const around = useRecordContext(record ? { record } : {})
  return around && valueAt(around, source)
}

/** Makes a field of how a value is shown. */
function fieldOf<Extra extends object = object>(show: (value: unknown, props: Extra) => ReactNode) {
  return function ValueField(props: FieldProps & Extra) {
    const value = useValue(props)
    return (value ?? '') === '' ? (props.emptyText ?? null) : show(value, props)
  }
}

/** A text, or a number as it is. */
export const TextField = fieldOf((value) => asText(value))

/** A number, in the words of the country. */
export const NumberField = fieldOf<{ options?: Intl.NumberFormatOptions }>((value, { options }) =>
  options ? new Intl.NumberFormat('fr-FR', options).format(Number(value)) : formatCount(Number(value)),
)

/** An amount in cents. */
export const MoneyField = fieldOf((value) => formatMoney(Number(value)))

/** A day, or an instant as the day in Paris; with `showTime`, with its time. What is no date is shown as it is. */
export const DateField = fieldOf<{ showTime?: boolean }>((value, { showTime = false }) => {
  const text = asText(value)
  if (isDay(text)) return formatDate(text)
  const instant = value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(text)
  if (Number.isNaN(instant)) return text
  const shown = formatInstant(instant)
  return showTime ? shown : shown.slice(0, '31/12/2026'.length)
})

/** An instant in milliseconds, as day and time. */
export const InstantField = fieldOf((value) => formatInstant(Number(value)))

/** Yes or no. */
export const BooleanField = fieldOf((value) => (value === true ? texts.yes : texts.no))

/** A state, as a chip. */
export const ChipField = fieldOf<{ tone?: StatusChipProps['tone'] }>((value, { tone = 'neutral' }) => (
  <StatusChip tone={tone} label={asText(value)} />
))

/** The name of a choice. */
export const SelectField = fieldOf<{ choices: Choices }>(
  (value, { choices }) => listed(choices).find(({ id }) => asText(id) === asText(value))?.name ?? asText(value),
)

/** An address that a mail is written to. */
export const EmailField = fieldOf((value) => <TextLink href={`mailto:${asText(value)}`}>{asText(value)}</TextLink>)

/** An address of the web. */
export const UrlField = fieldOf((value) => <TextLink href={asText(value)}>{asText(value)}</TextLink>)

export type FunctionFieldProps<Row> = Omit<FieldProps, 'source' | 'record'> & {
  source?: string
  record?: Row
  render: (record: Row) => ReactNode
}

/** What a function makes of the record. */
export function FunctionField<Row>({ render, record, emptyText }: FunctionFieldProps<Row>) {
  const around = useRecordContext() as Row | undefined
  const shown = record ?? around
  return (shown && render(shown)) ?? emptyText ?? null
}

export type ReferenceFieldProps = FieldProps & { reference: string; link?: false; children?: ReactNode }

/** The representation of the record that the source names, leading to its page. */
export function ReferenceField({ reference, link, emptyText = '', ...props }: ReferenceFieldProps) {
  const id = asText(useValue(props))
  const represent = useGetRecordRepresentation(reference)
  const { referenceRecord } = useReference({ reference, id, options: { enabled: id !== '' } })
  if (id === '') return emptyText
  const shown = referenceRecord ? String(represent(referenceRecord)) : ''
  return link === false ? (
    shown
  ) : (
    <RecordLink list={reference} id={id}>
      {shown}
    </RecordLink>
  )
}
