import {
  type CountedEventRequestField,
  canSubmitEventRequest,
  DEFAULT_EVENT_TIME,
  type EventRequestDraft,
  eventCapacity,
  eventDays,
  eventDurations,
  eventHours,
  eventRequestCounter,
  eventRequestSubmitMessage,
  eventTypes,
} from '@potager/domain/event-request'
import { eventRequestForm } from '@potager/domain/forms'
import { eventRequestFieldLabels, eventTypeLabels, eventRequestScreenMessages as words } from '@potager/domain/messages'
import type { Restaurant } from '@potager/domain/restaurant'
import { todayIn } from '@potager/domain/time'
import { type Control, Controller } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { SelectField, TextField } from '../../components/input/index.ts'
import { BookingFormFrame } from '../booking/BookingFormFrame.tsx'
import { type BookingFormProps, PeopleField } from '../booking/MomentFields.tsx'

export type EventRequestFormScreenProps = BookingFormProps<EventRequestDraft>

const types = eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }))

/** Validation rules for the chosen restaurant. */
export const eventRequestRules = (draft: EventRequestDraft, restaurant: Restaurant | undefined) =>
  eventRequestForm(eventCapacity(draft, restaurant))

/** The form of a new event request: customer, place, moment, people and what is wished. */
export function EventRequestFormScreen(props: EventRequestFormScreenProps) {
  const { form, draft } = props
  const { control } = form
  const capacity = eventCapacity(
    draft,
    props.restaurants.items?.find(({ id }) => id === draft.restaurantId),
  )
  return (
    <BookingFormFrame
      booking={props}
      words={words.form}
      complete={canSubmitEventRequest(draft)}
      note={(tried) => (tried && eventRequestSubmitMessage(draft)) || ''}
      period={{
        earliest: (now, zone) => `${todayIn(zone, now)}T00:00:00`,
        days: eventDays,
        times: eventHours,
        durations: eventDurations,
        defaultTime: DEFAULT_EVENT_TIME,
      }}
      room={{ wholeRestaurant: true }}
      who={
        <Controller
          control={control}
          name="phone"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={eventRequestFieldLabels.phone}
              hint={words.form.phoneHint}
              inputMode="tel"
              autoComplete="off"
              error={fieldState.error?.message}
            />
          )}
        />
      }
      what={<EventRequestTexts control={control} />}
      when={<PeopleField capacity={capacity} />}
    />
  )
}

function EventRequestTexts({ control }: { control: Control<EventRequestDraft> }) {
  return (
    <fieldset className={css.group}>
      <legend>{words.form.what}</legend>
      <CountedText control={control} name="title" required />
      <Controller
        control={control}
        name="type"
        render={({ field, fieldState }) => (
          <SelectField
            ref={field.ref}
            label={words.form.type}
            value={field.value}
            options={types}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <CountedText control={control} name="description" rows={4} required />
      <CountedText control={control} name="specialRequests" rows={2} advice={`${words.form.specialRequestsHint} · `} />
    </fieldset>
  )
}

type CountedTextProps = {
  control: Control<EventRequestDraft>
  name: CountedEventRequestField
  rows?: number
  required?: boolean
  /** Text before the counter. */
  advice?: string
}

/** A text with a counter up to the recommended length; the error appears at the maximum length. */
function CountedText({ control, name, advice = '', ...text }: CountedTextProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const { count, warning } = eventRequestCounter(name, field.value)
        return (
          <TextField
            {...field}
            {...text}
            label={eventRequestFieldLabels[name]}
            hint={`${advice}${warning ? `${count} ${warning}` : count}`}
            error={fieldState.error?.message}
          />
        )
      }}
    />
  )
}
