import type { BookingPeriod } from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import { canAskForRooms, isRoomTaken } from '@potager/domain/meeting-room'
import { bookingFormMessages as words } from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { type ReactNode, useState } from 'react'
import css from '../../components/input/form.module.css'
import {
  CustomerPicker,
  type CustomerPickerProps,
  FormActions,
  type ServerErrors,
  useFieldErrors,
  useProblemFocus,
  WholeNumberField,
} from '../../components/input/index.ts'
import { RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import { FormHead } from './FormHead.tsx'
import { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx'
import { RoomChoice, type RoomChoiceProps } from './RoomChoice.tsx'

/** What every booking asks: for whom, where, when, how many. */
type Booking = BookingPeriod & { customerId: string; restaurantId: string; roomId: string; people: number | null }

/** What the form of a booking is given. */
export type BookingFormProps<Draft> = {
  draft: Draft
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
  onChange: (draft: Draft) => void
  onCustomer: (customer: Customer | null) => void
  onSubmit: () => void
  onCancel: () => void
}

/** What the fields of one kind of booking are made with. */
export type BookingFields<Draft> = {
  errorOf: (field: keyof Draft & string) => string | undefined
  touch: (field: keyof Draft & string) => void
  set: (part: Partial<Draft>) => void
  /** The field for how many people. */
  people: ReactNode
}

type BookingFormFrameProps<Draft extends Booking> = {
  form: BookingFormProps<Draft>
  /** Title, and what sending is called. */
  words: { title: string; submit: string }
  /** The rules of its fields. */
  rules: Parameters<typeof useFieldErrors>[1]
  capacity: number | undefined
  /** Whether what must be there to be sent is. */
  complete: boolean
  /** What keeps it from being sent, in words; `tried` once somebody sent it. */
  note: (tried: boolean) => string
  period: Pick<PeriodFieldsProps, 'earliest' | 'days' | 'times' | 'durations' | 'defaultTime'>
  /** How a room is asked for; null when none is. */
  room: Pick<RoomChoiceProps, 'wholeRestaurant' | 'required'> | null
  /** Its own fields: after the customer, in a group of their own, and after the period. */
  who: (fields: BookingFields<Draft>) => ReactNode
  what: (fields: BookingFields<Draft>) => ReactNode
  when?: (fields: BookingFields<Draft>) => ReactNode
}

/** The form of a booking: every answer is handed on as a new draft, nothing is kept here but what was touched. */
export function BookingFormFrame<Draft extends Booking>({ form: props, room, ...kind }: BookingFormFrameProps<Draft>) {
  const { draft, restaurants, rooms, submitting } = props
  const restaurant = restaurants.items?.find(({ id }) => id === draft.restaurantId)
  const { errorOf, touch, touchAll } = useFieldErrors(draft, kind.rules, props.serverErrors)
  const { form, toFirstProblem } = useProblemFocus()
  const [tried, setTried] = useState(false)
  const taken = room && isRoomTaken(rooms.items, draft.roomId) ? words.roomTaken : undefined
  const ready = kind.complete && !taken && !submitting
  const place = (part: Partial<Booking>) => props.onChange({ ...draft, ...part })
  const people = (
    <WholeNumberField
      label={words.people}
      value={draft.people}
      required
      hint={kind.capacity === undefined ? undefined : words.capacity(kind.capacity)}
      error={errorOf('people')}
      onChange={(count) => place({ people: count })}
      onBlur={() => touch('people')}
    />
  )
  const fields = { errorOf, touch, people, set: (part: Partial<Draft>) => props.onChange({ ...draft, ...part }) }

  function submit() {
    if (submitting) return
    setTried(true)
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
      <FormHead back={props.back} title={kind.words.title} begunAgain={props.begunAgain} onAfresh={props.onAfresh} />
      <div className={css.columns}>
        <div className={css.column}>
          <fieldset className={css.group}>
            <legend>{words.who}</legend>
            <RestaurantSelect
              restaurants={restaurants}
              required
              value={draft.restaurantId}
              hint={props.restaurantHint}
              error={errorOf('restaurantId')}
              onChange={(restaurantId) => place({ restaurantId, roomId: '' })}
            />
            <CustomerPicker
              value={props.customer}
              required
              onChange={props.onCustomer}
              {...props.search}
              error={props.search.error ?? errorOf('customerId')}
            />
            {kind.who(fields)}
          </fieldset>
          {kind.what(fields)}
        </div>
        <fieldset className={css.group}>
          <legend>{words.when}</legend>
          <PeriodFields
            {...kind.period}
            period={draft}
            now={props.now}
            hours={restaurant?.openingHours}
            exceptions={restaurant?.exceptions}
            errors={{ start: errorOf('start'), end: errorOf('end') }}
            onChange={(period) => place(period)}
            onBlur={touch}
          />
          {kind.when?.(fields)}
          {room && canAskForRooms(draft) && (
            <RoomChoice
              {...room}
              rooms={rooms}
              value={draft.roomId}
              error={taken ?? errorOf('roomId')}
              onChange={(roomId) => place({ roomId })}
            />
          )}
        </fieldset>
      </div>
      <FormActions
        submit={kind.words.submit}
        submittingLabel={words.submitting}
        submitting={submitting}
        disabled={!ready}
        note={kind.note(tried)}
        refusal={props.refusal}
        onCancel={props.onCancel}
      />
    </form>
  )
}
