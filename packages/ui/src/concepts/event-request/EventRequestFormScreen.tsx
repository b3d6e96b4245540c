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
import { todayInParis } from '@potager/domain/time'
import css from '../../components/input/form.module.css'
import { SelectField, TextField } from '../../components/input/index.ts'
import { type BookingFields, BookingFormFrame, type BookingFormProps } from '../booking/BookingFormFrame.tsx'

export type EventRequestFormScreenProps = BookingFormProps<EventRequestDraft>

const types = eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }))

/** « Nouvelle demande d'événement ». */
export function EventRequestFormScreen(props: EventRequestFormScreenProps) {
  const { draft } = props
  const capacity = eventCapacity(
    draft,
    props.restaurants.items?.find(({ id }) => id === draft.restaurantId),
  )
  return (
    <BookingFormFrame
      form={props}
      words={words.form}
      rules={eventRequestForm(capacity)}
      capacity={capacity}
      complete={canSubmitEventRequest(draft)}
      note={(tried) => (tried && eventRequestSubmitMessage(draft)) || ''}
      period={{
        earliest: `${todayInParis(props.now)}T00:00:00`,
        days: eventDays,
        times: eventHours,
        durations: eventDurations,
        defaultTime: DEFAULT_EVENT_TIME,
      }}
      room={{ wholeRestaurant: true }}
      who={({ errorOf, touch, set }) => (
        <TextField
          label={eventRequestFieldLabels.phone}
          hint={words.form.phoneHint}
          inputMode="tel"
          autoComplete="off"
          value={draft.phone}
          error={errorOf('phone')}
          onChange={(phone) => set({ phone })}
          onBlur={() => touch('phone')}
        />
      )}
      what={(fields) => <EventRequestTexts draft={draft} {...fields} />}
      when={({ people }) => people}
    />
  )
}

type EventRequestTextsProps = Pick<BookingFields<EventRequestDraft>, 'errorOf' | 'touch' | 'set'> & {
  draft: EventRequestDraft
}

/** What it is about. Counters count to the advised length, errors come at the longest that is accepted. */
function EventRequestTexts({ draft, errorOf, touch, set }: EventRequestTextsProps) {
  const counted = (field: CountedEventRequestField) => {
    const { count, warning } = eventRequestCounter(field, draft[field])
    return {
      value: draft[field],
      error: errorOf(field),
      onBlur: () => touch(field),
      onChange: (text: string) => set({ [field]: text }),
      hint: warning ? `${count} ${warning}` : count,
    }
  }
  const specialRequests = counted('specialRequests')
  return (
    <fieldset className={css.group}>
      <legend>{words.form.what}</legend>
      <TextField label={eventRequestFieldLabels.title} required {...counted('title')} />
      <SelectField
        label={words.form.type}
        value={draft.type}
        options={types}
        error={errorOf('type')}
        onChange={(type) => set({ type })}
      />
      <TextField label={eventRequestFieldLabels.description} rows={4} required {...counted('description')} />
      <TextField
        label={eventRequestFieldLabels.specialRequests}
        rows={2}
        {...specialRequests}
        hint={`${words.form.specialRequestsHint} · ${specialRequests.hint}`}
      />
    </fieldset>
  )
}
