import type { Customer } from '@potager/domain/customer'
import {
  type CountedEventField,
  canSubmitEvent,
  DEFAULT_EVENT_TIME,
  type EventDraft,
  eventCapacity,
  eventCounter,
  eventDays,
  eventDurations,
  eventHours,
  eventSubmitMessage,
  eventTypes,
} from '@potager/domain/event-request'
import { eventRequestForm } from '@potager/domain/forms'
import { canAskForRooms, isRoomTaken } from '@potager/domain/meeting-room'
import {
  bookingFormMessages as booking,
  eventRequestFieldLabels,
  eventTypeLabels,
  eventDeskMessages as words,
} from '@potager/domain/messages'
import { type Instant, todayInParis } from '@potager/domain/time'
import { type ReactNode, useState } from 'react'
import { FormHead } from '../booking/FormHead.tsx'
import { PeriodFields, RoomChoice, type RoomChoiceProps } from '../booking/index.ts'
import css from '../input/form.module.css'
import {
  CustomerPicker,
  type CustomerPickerProps,
  FormActions,
  SelectField,
  type ServerErrors,
  TextField,
  useFieldErrors,
  useProblemFocus,
  WholeNumberField,
} from '../input/index.ts'
import { RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'

export type EventFormScreenProps = {
  draft: EventDraft
  /** The customer of the draft, with the name to show. */
  customer: Customer | null
  restaurants: RestaurantSelectProps['restaurants']
  /** Why it is this restaurant. */
  restaurantHint?: string | undefined
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'loading' | 'error'>
  /** Rooms with their state for the period. */
  rooms: RoomChoiceProps['rooms']
  now: Instant
  submitting: boolean
  /** Messages of the last refusal, by field of the draft. */
  serverErrors: ServerErrors
  /** What the last refusal said of no field, while nothing was changed since; '' when nothing. */
  refusal: string
  /** Link back to the list. */
  back: ReactNode
  /** True when it is empty again in front of somebody: its title has the focus. */
  begunAgain?: boolean
  /** Begins with an empty one; given while a draft of before is shown. */
  onAfresh?: (() => void) | undefined
  onChange: (draft: EventDraft) => void
  onCustomer: (customer: Customer | null) => void
  onSubmit: () => void
  onCancel: () => void
}

const types = eventTypes.map((value) => ({ value, label: eventTypeLabels[value] }))

/** « Nouvelle demande d'événement » (SPEC §5, §9): every answer is handed on as a new draft. */
export function EventFormScreen(props: EventFormScreenProps) {
  const { draft, customer, restaurants, rooms, submitting, onChange } = props
  const restaurant = restaurants.items?.find(({ id }) => id === draft.restaurantId)
  const capacity = eventCapacity(draft, restaurant)
  const { errorOf, touch, touchAll } = useFieldErrors(draft, eventRequestForm(capacity), props.serverErrors)
  const { form, toFirstProblem } = useProblemFocus()
  const taken = isRoomTaken(rooms.items, draft.roomId) ? booking.roomTaken : undefined
  const ready = canSubmitEvent(draft) && !taken && !submitting
  const [tried, setTried] = useState(false)
  const set = (part: Partial<EventDraft>) => onChange({ ...draft, ...part })

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (submitting) return
        setTried(true)
        const sound = touchAll()
        if (sound && ready) props.onSubmit()
        else toFirstProblem()
      }}
    >
      <FormHead back={props.back} title={words.form.title} begunAgain={props.begunAgain} onAfresh={props.onAfresh} />
      <div className={css.columns}>
        <div className={css.column}>
          <fieldset className={css.group}>
            <legend>{booking.who}</legend>
            <RestaurantSelect
              restaurants={restaurants}
              required
              value={draft.restaurantId}
              hint={props.restaurantHint}
              error={errorOf('restaurantId')}
              onChange={(restaurantId) => set({ restaurantId, roomId: '' })}
            />
            <CustomerPicker
              value={customer}
              required
              onChange={props.onCustomer}
              {...props.search}
              error={props.search.error ?? errorOf('customerId')}
            />
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
          </fieldset>
          <EventTexts draft={draft} errorOf={errorOf} touch={touch} onChange={set} />
        </div>
        <fieldset className={css.group}>
          <legend>{booking.when}</legend>
          <PeriodFields
            period={draft}
            now={props.now}
            earliest={`${todayInParis(props.now)}T00:00:00`}
            days={eventDays}
            times={eventHours}
            durations={eventDurations}
            defaultTime={DEFAULT_EVENT_TIME}
            hours={restaurant?.openingHours}
            exceptions={restaurant?.exceptions}
            errors={{ start: errorOf('start'), end: errorOf('end') }}
            onChange={(period) => set(period)}
            onBlur={touch}
          />
          <WholeNumberField
            label={booking.people}
            required
            value={draft.people}
            hint={capacity === undefined ? undefined : booking.capacity(capacity)}
            error={errorOf('people')}
            onChange={(people) => set({ people })}
            onBlur={() => touch('people')}
          />
          {canAskForRooms(draft) && (
            <RoomChoice
              rooms={rooms}
              value={draft.roomId}
              wholeRestaurant
              error={taken ?? errorOf('roomId')}
              onChange={(roomId) => set({ roomId })}
            />
          )}
        </fieldset>
      </div>
      <FormActions
        submit={words.form.submit}
        submittingLabel={booking.submitting}
        submitting={submitting}
        disabled={!ready}
        note={(tried && eventSubmitMessage(draft)) || ''}
        refusal={props.refusal}
        onCancel={props.onCancel}
      />
    </form>
  )
}

type EventTextsProps = {
  draft: EventDraft
  errorOf: (field: keyof EventDraft) => string | undefined
  touch: (field: keyof EventDraft) => void
  onChange: (part: Partial<EventDraft>) => void
}

/** What it is about. Counters count to the advised length, errors come at the longest that is accepted (B11). */
function EventTexts({ draft, errorOf, touch, onChange }: EventTextsProps) {
  const counted = (field: CountedEventField) => {
    const { count, warning } = eventCounter(field, draft[field])
    return {
      value: draft[field],
      error: errorOf(field),
      onBlur: () => touch(field),
      onChange: (text: string) => onChange({ [field]: text }),
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
        onChange={(type) => onChange({ type })}
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
