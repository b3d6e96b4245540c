import { zodResolver } from '@hookform/resolvers/zod'
import { numberedRestaurantForm, restaurantForm, type RestaurantFormValues as Typed } from '@potager/domain/forms'
import {
  consoleMessages,
  restaurantFieldLabels,
  restaurantFormMessages as text,
  weekdayLabels,
} from '@potager/domain/messages'
import {
  type RestaurantDraft,
  restaurantFeatures,
  toDayHours,
  toOpeningHours,
  typedAddress,
  weekdays,
} from '@potager/domain/restaurant'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Controller, type SubmitHandler, useForm } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import {
  FormActions,
  type RestoredFields,
  type ServerErrors,
  TextField,
  useRestoredFields,
  useServerErrors,
  WholeNumberField,
} from '../../components/input/index.ts'
import { HoursEditor } from './HoursEditor.tsx'
import { AddressFields, FeatureChoice, RoomFields } from './RestaurantFields.tsx'

export type RestaurantFormProps = {
  /** The restaurant to edit, whose existing rooms come first and cannot be removed; omit for a new one. */
  restaurant?: RestaurantDraft
  /** Whether the backend keeps a second service a day (extension). */
  twoServices?: boolean
  /** True where the server takes a house without street number. */
  numberless?: boolean
  submitting: boolean
  /** The server's last errors, by field of the form. */
  serverErrors: ServerErrors
  /** Receives the restaurant once it is valid. */
  onSubmit: (restaurant: RestaurantDraft) => void
  /** Leaves without saving. */
  onCancel: () => void
  onDirty: (dirty: boolean) => void
  /** Shown below the hours: what the typed week does to bookings. */
  consequences?: ReactNode
  /** What was typed in an earlier visit, and what keeps the current draft. */
  restored?: RestoredFields<Typed>
}

/** Value of an empty number field; every bound refuses NaN. */
const EMPTY = Number.NaN

/** Initial values. */
export const emptyRestaurant: Typed = {
  name: '',
  seats: EMPTY,
  printers: 1,
  features: [],
  address: { streetNumber: null, streetName: '', postalCode: '', city: '' },
  hours: [],
  rooms: [],
  phone: '',
  description: '',
}

function toDraft({ hours, phone, description, address, ...rest }: Typed): RestaurantDraft {
  return {
    ...rest,
    address: typedAddress(address),
    openingHours: toOpeningHours(hours),
    ...(phone ? { phone } : {}),
    ...(description ? { description } : {}),
  }
}

function toTyped({ seats, openingHours, features, rooms, address, ...rest }: RestaurantDraft): Typed {
  return {
    ...rest,
    seats: seats ?? EMPTY,
    address: { ...address, streetNumber: address.streetNumber || null },
    features: restaurantFeatures.filter((feature) => features.includes(feature)),
    hours: toDayHours(openingHours),
    rooms: rooms.map(({ name, capacity, reservable }) => ({ name, capacity: capacity ?? EMPTY, reservable })),
  }
}

/** Maps the server's errors to form fields: opening hours are by day on the wire, but one list in the form. */
function atFormFields(errors: ServerErrors): ServerErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      if (!field.startsWith('openingHours')) return [field, message]
      const day = weekdays.find((known) => field.includes(known))
      return ['hours', day ? `${weekdayLabels[day]} : ${message}` : message]
    }),
  )
}

/** Creates or edits a restaurant with its hours and rooms. Unsaved input stays until the page is left. */
export function RestaurantForm(props: RestaurantFormProps) {
  const {
    restaurant: known,
    twoServices = false,
    numberless = false,
    submitting,
    serverErrors,
    onSubmit,
    onCancel,
    onDirty,
    consequences,
    restored,
  } = props
  const form = useForm<Typed>({
    resolver: zodResolver(numberless ? restaurantForm : numberedRestaurantForm),
    defaultValues: known ? toTyped(known) : emptyRestaurant,
    mode: 'onTouched',
  })
  const { control } = form
  const { isDirty } = form.formState
  useServerErrors(
    form,
    useMemo(() => atFormFields(serverErrors), [serverErrors]),
  )
  useRestoredFields(form, restored)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const send: SubmitHandler<Typed> = (restaurant) => {
    if (!submitting) onSubmit(toDraft(restaurant))
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {known ? <h2 className={css.title}>{consoleMessages.editing}</h2> : <h1 className={css.title}>{text.title}</h1>}
      <div className={css.columns}>
        <div className={css.column}>
          <fieldset className={css.group}>
            <legend>{text.identity}</legend>
            <Controller
              control={control}
              name="name"
              render={({ field, fieldState }) => (
                <TextField {...field} label={restaurantFieldLabels.name} required error={fieldState.error?.message} />
              )}
            />
            <div className={css.row}>
              {(['seats', 'printers'] as const).map((name) => (
                <Controller
                  key={name}
                  control={control}
                  name={name}
                  render={({ field, fieldState }) => (
                    <WholeNumberField
                      {...field}
                      label={text[name]}
                      required
                      onChange={(value) => field.onChange(value ?? EMPTY)}
                      error={fieldState.error?.message}
                    />
                  )}
                />
              ))}
            </div>
            <Controller
              control={control}
              name="phone"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  value={field.value ?? ''}
                  inputMode="tel"
                  label={restaurantFieldLabels.phone}
                  error={fieldState.error?.message}
                />
              )}
            />
            <Controller
              control={control}
              name="description"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  value={field.value ?? ''}
                  rows={3}
                  label={restaurantFieldLabels.description}
                  error={fieldState.error?.message}
                />
              )}
            />
          </fieldset>
          <AddressFields control={control} numberless={numberless} />
          <Controller
            control={control}
            name="features"
            render={({ field, fieldState }) => (
              <FeatureChoice value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
            )}
          />
        </div>
        <div className={css.column}>
          <HoursEditor control={control} twoServices={twoServices} />
          {consequences}
          <RoomFields control={control} kept={known?.rooms.filter(({ id }) => id).length ?? 0} />
        </div>
      </div>
      <FormActions
        submit={known ? consoleMessages.save : text.submit}
        submittingLabel={known ? consoleMessages.saving : text.submitting}
        submitting={submitting}
        onCancel={onCancel}
      />
    </form>
  )
}
