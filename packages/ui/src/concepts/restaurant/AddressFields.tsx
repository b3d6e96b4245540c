import type { RestaurantFormValues } from '@potager/domain/forms'
import { restaurantFieldLabels, restaurantFormMessages as text } from '@potager/domain/messages'
import { type Control, Controller } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { TextField, WholeNumberField } from '../../components/input/index.ts'

const labels = { streetName: text.streetName, postalCode: text.postalCode, city: restaurantFieldLabels.city }

type AddressFieldsProps = { control: Control<RestaurantFormValues>; numberless: boolean }

/** The restaurant's address, `numberless` if its number may be left out. Default country: France. */
export function AddressFields({ control, numberless }: AddressFieldsProps) {
  return (
    <fieldset className={css.group}>
      <legend>{restaurantFieldLabels.address}</legend>
      <div className={css.narrowFirst}>
        <Controller
          control={control}
          name="address.streetNumber"
          render={({ field, fieldState }) => (
            <WholeNumberField
              {...field}
              label={text.streetNumber}
              required={!numberless}
              error={fieldState.error?.message}
              explain={(typed) => (/\d\D/.test(typed.trim()) ? text.streetNumberMark : undefined)}
            />
          )}
        />
        <AddressText control={control} name="streetName" />
        <AddressText control={control} name="postalCode" />
        <AddressText control={control} name="city" />
      </div>
    </fieldset>
  )
}

type AddressTextProps = Pick<AddressFieldsProps, 'control'> & { name: 'streetName' | 'postalCode' | 'city' }

function AddressText({ control, name }: AddressTextProps) {
  return (
    <Controller
      control={control}
      name={`address.${name}`}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={labels[name]}
          required
          inputMode={name === 'postalCode' ? 'numeric' : 'text'}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
