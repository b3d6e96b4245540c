import { canAskForRooms, isRoomTaken } from '@potager/domain/meeting-room'
import { bookingFormMessages, bookingFormMessages as words } from '@potager/domain/messages'
import { zoneOf } from '@potager/domain/restaurant'
import type { Instant, TimeZone, WallTime } from '@potager/domain/time'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Controller, FormProvider, useFormContext } from 'react-hook-form'
import sheet from '../../components/input/form.module.css'
import { CustomerPicker, FormActions, useProblemFocus } from '../../components/input/index.ts'
import { RestaurantSelect } from '../restaurant/RestaurantSelect.tsx'
import css from './booking-fields.module.css'
import { BookedPeriod, type Booking, type BookingFormProps } from './MomentFields.tsx'
import type { PeriodFieldsProps } from './PeriodFields.tsx'
import { RoomChoice, type RoomChoiceProps } from './RoomChoice.tsx'

const headWords = bookingFormMessages.draft

type FormHeadProps = {
  back: ReactNode
  title: string
  begunAgain?: boolean | undefined
  onAfresh?: (() => void) | undefined
  onOwnPlace?: (() => void) | undefined
}

/** Back link, title, and a notice when the form was restored from a draft. */
function FormHead({ back, title, begunAgain = false, onAfresh, onOwnPlace }: FormHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begunAgain) heading.current?.focus()
  }, [begunAgain])
  return (
    <>
      {back}
      <h1 ref={heading} tabIndex={-1} className={sheet.title}>
        {title}
      </h1>
      {onAfresh && (
        <div className={css.found}>
          <p>{onOwnPlace ? `${headWords.found} ${headWords.placed}` : headWords.found}</p>
          <div>
            {onOwnPlace && (
              <button type="button" onClick={onOwnPlace}>
                {headWords.ownPlace}
              </button>
            )}
            <button type="button" onClick={onAfresh}>
              {headWords.afresh}
            </button>
          </div>
        </div>
      )}
    </>
  )
}

type WhereAndForWhomProps = Pick<
  BookingFormProps<Booking>,
  'restaurants' | 'restaurantHint' | 'customer' | 'search' | 'onCustomer'
>

/** Restaurant and customer; a new restaurant clears the room. */
function WhereAndForWhom({ restaurants, restaurantHint, customer, search, onCustomer }: WhereAndForWhomProps) {
  const { control, setValue } = useFormContext<Booking>()
  return (
    <>
      <Controller
        control={control}
        name="restaurantId"
        render={({ field, fieldState }) => (
          <RestaurantSelect
            ref={field.ref}
            restaurants={restaurants}
            required
            value={field.value}
            hint={restaurantHint}
            error={fieldState.error?.message}
            onChange={(restaurantId) => {
              field.onChange(restaurantId)
              setValue('roomId', '', { shouldDirty: true })
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="customerId"
        render={({ field, fieldState }) => (
          <CustomerPicker
            value={customer}
            required
            onChange={(chosen) => {
              field.onChange(chosen?.id ?? '')
              onCustomer(chosen)
            }}
            {...search}
            error={search.error ?? fieldState.error?.message}
          />
        )}
      />
    </>
  )
}

type RoomFieldProps = Pick<RoomChoiceProps, 'wholeRestaurant' | 'required' | 'rooms'> & { taken: string | undefined }

/** The room; `taken` is the error when the chosen one is no longer free. */
function RoomField({ taken, ...choice }: RoomFieldProps) {
  const { control } = useFormContext<Booking>()
  return (
    <Controller
      control={control}
      name="roomId"
      render={({ field, fieldState }) => (
        <RoomChoice
          {...choice}
          value={field.value}
          error={taken ?? fieldState.error?.message}
          onChange={field.onChange}
        />
      )}
    />
  )
}

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
      <form ref={place} className={sheet.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormHead
          back={booking.back}
          title={kind.words.title}
          begunAgain={booking.begunAgain}
          onAfresh={booking.onAfresh}
          onOwnPlace={booking.onOwnPlace}
        />
        <div className={sheet.columns}>
          <div className={sheet.column}>
            <fieldset className={sheet.group}>
              <legend>{words.who}</legend>
              <WhereAndForWhom {...booking} />
              {kind.who}
            </fieldset>
            {kind.what}
          </div>
          <fieldset className={sheet.group}>
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
