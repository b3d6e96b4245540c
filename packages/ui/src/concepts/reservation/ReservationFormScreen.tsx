import { reservationForm } from '@potager/domain/forms'
import {
  bookingFormMessages as booking,
  reservationFieldLabels,
  reservationTypeLabels,
  reservationFormMessages as words,
} from '@potager/domain/messages'
import {
  canSubmitReservation,
  DEFAULT_RESERVATION_TIME,
  type ReservationDraft,
  reservationCapacity,
  reservationDays,
  reservationDurations,
  reservationGap,
  reservationLimits,
  reservationTimes,
  reservationTypes,
} from '@potager/domain/reservation'
import type { Restaurant } from '@potager/domain/restaurant'
import { Controller } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { SelectField, TextField } from '../../components/input/index.ts'
import { BookingFormFrame } from '../booking/BookingFormFrame.tsx'
import { thisMinute } from '../booking/index.ts'
import { type BookingFormProps, PeopleField } from '../booking/MomentFields.tsx'

export type ReservationFormScreenProps = BookingFormProps<ReservationDraft>

const types = reservationTypes.map((value) => ({ value, label: reservationTypeLabels[value] }))
const durations = reservationDurations.map((minutes) => ({ minutes, label: booking.duration(minutes) }))

/** Validation rules for the chosen restaurant. */
export const reservationRules = (draft: ReservationDraft, restaurant: Restaurant | undefined) =>
  reservationForm(reservationCapacity(draft, restaurant))

/** The form of a new reservation: customer, place, moment and people. */
export function ReservationFormScreen(props: ReservationFormScreenProps) {
  const { form, draft } = props
  const { control, setValue } = form
  const capacity = reservationCapacity(
    draft,
    props.restaurants.items?.find(({ id }) => id === draft.restaurantId),
  )
  const gap = reservationGap(draft)
  return (
    <BookingFormFrame
      booking={props}
      words={words}
      complete={canSubmitReservation(draft)}
      note={(tried) => (gap && (tried || gap === 'end-not-after-start') ? words.gaps[gap] : '')}
      period={{
        earliest: thisMinute,
        days: reservationDays,
        times: reservationTimes,
        durations,
        defaultTime: DEFAULT_RESERVATION_TIME.form,
      }}
      room={draft.type === 'MEETING_ROOM' ? { required: true } : null}
      who={
        <Controller
          control={control}
          name="type"
          render={({ field, fieldState }) => (
            <SelectField
              ref={field.ref}
              label={reservationFieldLabels.type}
              value={field.value}
              options={types}
              error={fieldState.error?.message}
              onChange={(type) => {
                field.onChange(type)
                setValue('roomId', '', { shouldDirty: true })
              }}
            />
          )}
        />
      }
      what={
        <fieldset className={css.group}>
          <legend>{booking.what}</legend>
          <PeopleField capacity={capacity} />
          <Controller
            control={control}
            name="notes"
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label={reservationFieldLabels.notes}
                rows={3}
                hint={words.notesCounter(field.value.length, reservationLimits.notes.max)}
                error={fieldState.error?.message}
              />
            )}
          />
        </fieldset>
      }
    />
  )
}
