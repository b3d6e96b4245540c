import { Controller, useFormContext } from 'react-hook-form'
import { CustomerPicker } from '../../components/input/index.ts'
import { RestaurantSelect } from '../restaurant/RestaurantSelect.tsx'
import type { Booking, BookingFormProps } from './booking-form-props.ts'
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
