import { bookingFormMessages as words } from '@potager/domain/messages'
import { Controller, useController, useFormContext } from 'react-hook-form'
import { CustomerPicker, WholeNumberField } from '../../components/input/index.ts'
import { RestaurantSelect } from '../restaurant/RestaurantSelect.tsx'
import type { Booking, BookingFormProps } from './booking-form-props.ts'
import { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx'
import { RoomChoice, type RoomChoiceProps } from './RoomChoice.tsx'

type WhereAndForWhomProps = Pick<
  BookingFormProps<Booking>,
  'restaurants' | 'restaurantHint' | 'customer' | 'search' | 'onCustomer'
>

/** Restaurant and customer; a new restaurant clears the room. */
export function WhereAndForWhom({ restaurants, restaurantHint, customer, search, onCustomer }: WhereAndForWhomProps) {
  const { control, setValue } = useFormContext<Booking>()
  return (
    <>
      <Controller
        control={control}
        name="restaurantId"
        render={({ field, fieldState }) => (
          <RestaurantSelect
            ref={field.ref}
            restaurants={restaurants}
            required
            value={field.value}
            hint={restaurantHint}
            error={fieldState.error?.message}
            onChange={(restaurantId) => {
              field.onChange(restaurantId)
              setValue('roomId', '', { shouldDirty: true })
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="customerId"
        render={({ field, fieldState }) => (
          <CustomerPicker
            value={customer}
            required
            onChange={(chosen) => {
              field.onChange(chosen?.id ?? '')
              onCustomer(chosen)
            }}
            {...search}
            error={search.error ?? fieldState.error?.message}
          />
        )}
      />
    </>
  )
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

type RoomFieldProps = Pick<RoomChoiceProps, 'wholeRestaurant' | 'required' | 'rooms'> & { taken: string | undefined }

/** The room; `taken` is the error when the chosen one is no longer free. */
export function RoomField({ taken, ...choice }: RoomFieldProps) {
  const { control } = useFormContext<Booking>()
  return (
    <Controller
      control={control}
      name="roomId"
      render={({ field, fieldState }) => (
        <RoomChoice
          {...choice}
          value={field.value}
          error={taken ?? fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  )
}
