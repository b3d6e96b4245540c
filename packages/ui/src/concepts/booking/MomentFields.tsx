import { bookingFormMessages as words } from '@potager/domain/messages'
import { Controller, useController, useFormContext } from 'react-hook-form'
import { WholeNumberField } from '../../components/input/index.ts'
import type { Booking } from './booking-form-props.ts'
import { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx'

/** Number of people, with the capacity as a hint. */
export function PeopleField({ capacity }: { capacity: number | undefined }) {
  const { control } = useFormContext<Booking>()
  return (
    <Controller
      control={control}
      name="people"
      render={({ field, fieldState }) => (
        <WholeNumberField
          {...field}
          label={words.people}
          required
          hint={capacity === undefined ? undefined : words.capacity(capacity)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

/** Start and end; one shortcut may set both. */
export function BookedPeriod(props: Omit<PeriodFieldsProps, 'period' | 'errors' | 'refs' | 'onChange' | 'onBlur'>) {
  const { control } = useFormContext<Booking>()
  const start = useController({ control, name: 'start' })
  const end = useController({ control, name: 'end' })
  const edges = { start: start.field, end: end.field }
  return (
    <PeriodFields
      {...props}
      period={{ start: start.field.value, end: end.field.value }}
      errors={{ start: start.fieldState.error?.message, end: end.fieldState.error?.message }}
      refs={{ start: start.field.ref, end: end.field.ref }}
      onChange={(period) => {
        for (const edge of ['start', 'end'] as const) {
          if (period[edge] !== edges[edge].value) edges[edge].onChange(period[edge])
        }
      }}
      onBlur={(edge) => edges[edge].onBlur()}
    />
  )
}
