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
import css from '../../components/input/form.module.css'
import { SelectField, TextField } from '../../components/input/index.ts'
import { BookingFormFrame, type BookingFormProps } from '../booking/BookingFormFrame.tsx'
import { thisMinute } from '../booking/index.ts'

export type ReservationFormScreenProps = BookingFormProps<ReservationDraft>

const types = reservationTypes.map((value) => ({ value, label: reservationTypeLabels[value] }))
const durations = reservationDurations.map((minutes) => ({ minutes, label: booking.duration(minutes) }))

/** « Nouvelle Réservation ». */
export function ReservationFormScreen(props: ReservationFormScreenProps) {
  const { draft } = props
  const capacity = reservationCapacity(
    draft,
    props.restaurants.items?.find(({ id }) => id === draft.restaurantId),
  )
  const gap = reservationGap(draft)
  return (
    <BookingFormFrame
      form={props}
      words={words}
      rules={reservationForm(capacity)}
      capacity={capacity}
      complete={canSubmitReservation(draft)}
      note={(tried) => (gap && (tried || gap === 'end-not-after-start') ? words.gaps[gap] : '')}
      period={{
        earliest: thisMinute(props.now),
        days: reservationDays,
        times: reservationTimes,
        durations,
        defaultTime: DEFAULT_RESERVATION_TIME.form,
      }}
      room={draft.type === 'MEETING_ROOM' ? { required: true } : null}
      who={({ errorOf, set }) => (
        <SelectField
          label={reservationFieldLabels.type}
          value={draft.type}
          options={types}
          error={errorOf('type')}
          onChange={(type) => set({ type, roomId: '' })}
        />
      )}
      what={({ errorOf, touch, set, people }) => (
        <fieldset className={css.group}>
          <legend>{booking.what}</legend>
          {people}
          <TextField
            label={reservationFieldLabels.notes}
            rows={3}
            value={draft.notes}
            hint={words.notesCounter(draft.notes.length, reservationLimits.notes.max)}
            error={errorOf('notes')}
            onChange={(notes) => set({ notes })}
            onBlur={() => touch('notes')}
          />
        </fieldset>
      )}
    />
  )
}
