import type { Customer } from '@potager/domain/customer'
import { reservationForm } from '@potager/domain/forms'
import { canAskForRooms, isRoomTaken } from '@potager/domain/meeting-room'
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
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useState } from 'react'
import { FormHead } from '../booking/FormHead.tsx'
import { PeriodFields, RoomChoice, type RoomChoiceProps, thisMinute } from '../booking/index.ts'
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

export type ReservationFormScreenProps = {
  draft: ReservationDraft
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
  onChange: (draft: ReservationDraft) => void
  onCustomer: (customer: Customer | null) => void
  onSubmit: () => void
  onCancel: () => void
}

const types = reservationTypes.map((value) => ({ value, label: reservationTypeLabels[value] }))
const durations = reservationDurations.map((minutes) => ({ minutes, label: booking.duration(minutes) }))

/** « Nouvelle Réservation » (SPEC §2, §5): every answer is handed on as a new draft, nothing is kept here but what was touched. */
export function ReservationFormScreen(props: ReservationFormScreenProps) {
  const { draft, customer, restaurants, rooms, submitting, onChange } = props
  const restaurant = restaurants.items?.find(({ id }) => id === draft.restaurantId)
  const capacity = reservationCapacity(draft, restaurant)
  const { errorOf, touch, touchAll } = useFieldErrors(draft, reservationForm(capacity), props.serverErrors)
  const { form, toFirstProblem } = useProblemFocus()
  const [refused, setRefused] = useState(false)
  const gap = reservationGap(draft)
  const takesRoom = draft.type === 'MEETING_ROOM'
  const taken = takesRoom && isRoomTaken(rooms.items, draft.roomId) ? booking.roomTaken : undefined
  const ready = canSubmitReservation(draft) && !taken && !submitting
  const set = (part: Partial<ReservationDraft>) => onChange({ ...draft, ...part })

  function submit() {
    if (submitting) return
    setRefused(true)
    const sound = touchAll()
    if (sound && ready) props.onSubmit()
    else toFirstProblem()
  }

  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormHead back={props.back} title={words.title} begunAgain={props.begunAgain} onAfresh={props.onAfresh} />
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
            <SelectField
              label={reservationFieldLabels.type}
              value={draft.type}
              options={types}
              error={errorOf('type')}
              onChange={(type) => set({ type, roomId: '' })}
            />
          </fieldset>
          <fieldset className={css.group}>
            <legend>{booking.what}</legend>
            <WholeNumberField
              label={booking.people}
              value={draft.people}
              required
              hint={capacity === undefined ? undefined : booking.capacity(capacity)}
              error={errorOf('people')}
              onChange={(people) => set({ people })}
              onBlur={() => touch('people')}
            />
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
        </div>
        <fieldset className={css.group}>
          <legend>{booking.when}</legend>
          <PeriodFields
            period={draft}
            now={props.now}
            earliest={thisMinute(props.now)}
            days={reservationDays}
            times={reservationTimes}
            durations={durations}
            defaultTime={DEFAULT_RESERVATION_TIME.form}
            hours={restaurant?.openingHours}
            exceptions={restaurant?.exceptions}
            errors={{ start: errorOf('start'), end: errorOf('end') }}
            onChange={(period) => set(period)}
            onBlur={touch}
          />
          {takesRoom && canAskForRooms(draft) && (
            <RoomChoice
              rooms={rooms}
              value={draft.roomId}
              required
              error={taken ?? errorOf('roomId')}
              onChange={(roomId) => set({ roomId })}
            />
          )}
        </fieldset>
      </div>
      <FormActions
        submit={words.submit}
        submittingLabel={booking.submitting}
        submitting={submitting}
        disabled={!ready}
        note={gap && (refused || gap === 'end-not-after-start') ? words.gaps[gap] : ''}
        refusal={props.refusal}
        onCancel={props.onCancel}
      />
    </form>
  )
}
