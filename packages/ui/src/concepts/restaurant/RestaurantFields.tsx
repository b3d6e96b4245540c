import { readableCode } from '@potager/domain/format'
import type { RestaurantFormValues } from '@potager/domain/forms'
import { restaurantFieldLabels, restaurantFormMessages as text } from '@potager/domain/messages'
import { restaurantFeatures } from '@potager/domain/restaurant'
import { useRef, useState } from 'react'
import { type Control, Controller, type ControllerFieldState, useFieldArray, useFormState } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { CheckField, TextField, WholeNumberField } from '../../components/input/index.ts'
import hoursCss from './hours.module.css'

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

/** Editable list of rooms, reservable by default. The first `kept` rooms have bookings and cannot be removed. */
export function RoomFields({ control, kept = 0 }: { control: Control<RestaurantFormValues>; kept?: number }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'rooms' })
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className={css.group}>
      <legend>{text.rooms}</legend>
      {fields.length === 0 && <p className={hoursCss.empty}>{text.noRoom}</p>}
      {fields.map((room, index) => (
        <RoomRow
          key={room.id}
          control={control}
          index={index}
          onRemove={
            index < kept
              ? undefined
              : () => {
                  remove(index)
                  // Removing a room removes the focused button.
                  add.current?.focus()
                }
          }
        />
      ))}
      <div>
        <button
          ref={add}
          type="button"
          className={css.secondary}
          onClick={() => append({ name: '', capacity: Number.NaN, reservable: true })}
        >
          {text.addRoom}
        </button>
      </div>
    </fieldset>
  )
}

function RoomRow({
  control,
  index,
  onRemove,
}: {
  control: Control<RestaurantFormValues>
  index: number
  onRemove: (() => void) | undefined
}) {
  const number = index + 1
  const { submitCount } = useFormState({ control })
  const [submittedBefore] = useState(submitCount)
  // Adding a row has the form validate it: a new room is no mistake before somebody has been there or has sent it.
  const errorOf = ({ isTouched, error }: ControllerFieldState) =>
    isTouched || submitCount > submittedBefore ? error?.message : undefined
  return (
    <div className={hoursCss.room}>
      <Controller
        control={control}
        name={`rooms.${index}.name`}
        render={({ field, fieldState }) => (
          <TextField {...field} label={text.roomName(number)} required error={errorOf(fieldState)} />
        )}
      />
      <Controller
        control={control}
        name={`rooms.${index}.capacity`}
        render={({ field, fieldState }) => (
          <WholeNumberField
            {...field}
            label={text.roomSeats(number)}
            required
            onChange={(value) => field.onChange(value ?? Number.NaN)}
            error={errorOf(fieldState)}
          />
        )}
      />
      <Controller
        control={control}
        name={`rooms.${index}.reservable`}
        render={({ field }) => (
          <CheckField
            label={text.reservableShort}
            name={text.reservable(number)}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {onRemove && (
        <button type="button" className={css.quiet} aria-label={text.removeRoom(number)} onClick={onRemove}>
          {text.remove}
        </button>
      )}
    </div>
  )
}

type FeatureChoiceProps = {
  value: RestaurantFormValues['features']
  onChange: (value: RestaurantFormValues['features']) => void
  error: string | undefined
}

/** The equipment of a restaurant, in the order of the list. */
export function FeatureChoice({ value, onChange, error }: FeatureChoiceProps) {
  return (
    <fieldset className={css.group}>
      <legend>{restaurantFieldLabels.features}</legend>
      <div className={css.checks}>
        {restaurantFeatures.map((feature) => (
          <CheckField
            key={feature}
            label={readableCode(feature)}
            checked={value.includes(feature)}
            onChange={(checked) =>
              onChange(restaurantFeatures.filter((one) => (one === feature ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
      {error && <p className={css.error}>{error}</p>}
    </fieldset>
  )
}
