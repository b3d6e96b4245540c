import type { BookingPeriod } from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import { bookingFormMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn, useController, useFormContext } from 'react-hook-form'
import { type CustomerPickerProps, WholeNumberField } from '../../components/input/index.ts'
import type { RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx'
import type { RoomChoiceProps } from './RoomChoice.tsx'

/** Fields that every booking has: customer, place, period, people. */
export type Booking = BookingPeriod & {
  customerId: string
  restaurantId: string
  roomId: string
  people: number | null
}

/** Props of a booking form. */
export type BookingFormProps<Draft extends Booking> = {
  /** The form of react-hook-form, with the draft and its rules. */
  form: UseFormReturn<Draft>
  /** The draft as the form holds it. */
  draft: Draft
  /** The draft's customer, with a name to show. */
  customer: Customer | null
  restaurants: RestaurantSelectProps['restaurants']
  /** Why this restaurant is preselected. */
  restaurantHint?: string | undefined
  /** Search for a customer, and its answers. */
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'onCreate' | 'loading' | 'error'>
  /** Rooms with their availability for the period. */
  rooms: RoomChoiceProps['rooms']
  now: Instant
  submitting: boolean
  /** The server's last error that belongs to no field; '' for none, or once the form changed. */
  refusal: string
  /** Link back to the list. */
  back: ReactNode
  /** True after the form was cleared in place: its title then takes the focus. */
  begunAgain?: boolean
  /** Discards the restored draft; set while one is shown. */
  onAfresh?: (() => void) | undefined
  /** Goes back to the room and the moment of the restored draft; set while others, from the planner, are shown. */
  onOwnPlace?: (() => void) | undefined
  /** Called with the chosen customer; the form itself stores the id. */
  onCustomer: (customer: Customer | null) => void
  onSubmit: (draft: Draft) => void
  onCancel: () => void
}

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
