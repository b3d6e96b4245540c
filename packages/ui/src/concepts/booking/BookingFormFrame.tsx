import { canAskForRooms, isRoomTaken } from '@potager/domain/meeting-room'
import { bookingFormMessages as words } from '@potager/domain/messages'
import { zoneOf } from '@potager/domain/restaurant'
import type { Instant, TimeZone, WallTime } from '@potager/domain/time'
import type { FormEvent, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { FormActions, useProblemFocus } from '../../components/input/index.ts'
import { RoomField, WhereAndForWhom } from './BookingFields.tsx'
import type { Booking, BookingFormProps } from './booking-form-props.ts'
import { FormHead } from './FormHead.tsx'
import { BookedPeriod } from './MomentFields.tsx'
import type { PeriodFieldsProps } from './PeriodFields.tsx'
import type { RoomChoiceProps } from './RoomChoice.tsx'

type BookingFormFrameProps<Draft extends Booking> = {
  booking: BookingFormProps<Draft>
  words: { title: string; submit: string }
  /** Whether every required field is filled. */
  complete: boolean
  /** What still blocks submission; `tried` is true after a first attempt. */
  note: (tried: boolean) => string
  /** `earliest` by the clock of the chosen restaurant. */
  period: { earliest: (now: Instant, zone?: TimeZone) => WallTime } & Pick<
    PeriodFieldsProps,
    'days' | 'times' | 'durations' | 'defaultTime'
  >
  /** Options of the room choice; null for no room. */
  room: Pick<RoomChoiceProps, 'wholeRestaurant' | 'required'> | null
  /** Fields specific to the kind: after the customer, in their own group, and after the period. */
  who: ReactNode
  what: ReactNode
  when?: ReactNode
}

/** The form shared by both kinds of booking, with slots for their specific fields. */
export function BookingFormFrame<Draft extends Booking>({ booking, room, ...kind }: BookingFormFrameProps<Draft>) {
  const { form, draft, restaurants, rooms, submitting } = booking
  const restaurant = restaurants.items?.find(({ id }) => id === draft.restaurantId)
  const zone = restaurant && zoneOf(restaurant.address)
  const { form: place, toFirstProblem } = useProblemFocus()
  const taken = room && isRoomTaken(rooms.items, draft.roomId) ? words.roomTaken : undefined
  const ready = kind.complete && !taken && !submitting

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting) return
    let sent = false
    await form.handleSubmit((typed) => {
      sent = ready
      if (ready) booking.onSubmit(typed)
    })(event)
    if (!sent) toFirstProblem()
  }

  return (
    <FormProvider {...form}>
      <form ref={place} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormHead
          back={booking.back}
          title={kind.words.title}
          begunAgain={booking.begunAgain}
          onAfresh={booking.onAfresh}
          onOwnPlace={booking.onOwnPlace}
        />
        <div className={css.columns}>
          <div className={css.column}>
            <fieldset className={css.group}>
              <legend>{words.who}</legend>
              <WhereAndForWhom {...booking} />
              {kind.who}
            </fieldset>
            {kind.what}
          </div>
          <fieldset className={css.group}>
            <legend>{words.when}</legend>
            <BookedPeriod
              {...kind.period}
              earliest={kind.period.earliest(booking.now, zone)}
              now={booking.now}
              hours={restaurant?.openingHours}
              exceptions={restaurant?.exceptions}
              zone={zone}
            />
            {kind.when}
            {room && canAskForRooms(draft) && <RoomField {...room} rooms={rooms} taken={taken} />}
          </fieldset>
        </div>
        <FormActions
          submit={kind.words.submit}
          submittingLabel={words.submitting}
          submitting={submitting}
          disabled={!ready}
          note={kind.note(form.formState.isSubmitted)}
          refusal={booking.refusal}
          onCancel={booking.onCancel}
        />
      </form>
    </FormProvider>
  )
}
