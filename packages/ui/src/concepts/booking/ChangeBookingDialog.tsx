import {
  type BookingChange,
  type BookingKind,
  type BookingPeriod,
  type ChangeableBooking,
  type ChangeDraft,
  type CompetingBooking,
  capacityOf,
  changeDraftOf,
  changeOf,
  changesNothing,
  typedOverLater,
} from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import { eventRequestLimits } from '@potager/domain/event-request'
import { changeForm } from '@potager/domain/forms'
import { bookingChangeMessages as words } from '@potager/domain/messages'
import { reservationLimits } from '@potager/domain/reservation'
import type { Restaurant } from '@potager/domain/restaurant'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import {
  type CustomerPickerProps,
  type ServerErrors,
  useProblemFocus,
  useServerErrors,
} from '../../components/input/index.ts'
import { DetailForm } from '../../components/screen/DetailForm.tsx'
import css from './ChangeBookingDialog.module.css'
import { ChangedCustomer, ChangedNotes, ChangedPrice, ChangedRoom, Rivals } from './ChangeFields.tsx'
import { BookedPeriod, PeopleField } from './MomentFields.tsx'
import { type PeriodFieldsProps, thisMinute } from './PeriodFields.tsx'
import { useDraftForm } from './useDraftForm.ts'

type Followed = Parameters<typeof changeDraftOf>[0]

/**
 * Has what was left as it was follow a booking that somebody else changed.
 * @param onFollowed receives the draft after that
 */
function useFollowed(
  form: UseFormReturn<ChangeDraft>,
  booking: Followed,
  onFollowed: (draft: ChangeDraft) => void,
): void {
  const [over, setOver] = useState(booking)
  const follow = useEffectEvent(() => {
    const later = changeDraftOf(booking)
    const draft = typedOverLater(changeDraftOf(over), form.getValues(), later)
    form.reset(later, { keepErrors: true })
    for (const field of Object.keys(draft) as (keyof ChangeDraft)[]) {
      if (draft[field] !== later[field]) form.setValue(field, draft[field], { shouldDirty: true })
    }
    setOver(booking)
    onFollowed(draft)
  })
  useEffect(() => {
    if (booking !== over) follow()
  }, [booking, over])
}

/** A booking as the dialog shows it. */
export type ShownBooking = ChangeableBooking & { roomName?: string | undefined }

export type ChangeBookingDialogProps = Pick<PeriodFieldsProps, 'now' | 'hours' | 'exceptions' | 'zone'> & {
  open: boolean
  kind: BookingKind
  /** The booking as it was read last: what is typed replaces this. */
  booking: ShownBooking
  /** Its restaurant, whose rooms may be chosen; undefined while unknown. */
  restaurant: Pick<Restaurant, 'seats' | 'rooms'> | undefined
  /** What is booked or asked for on the days of the form; null while unknown. */
  others: readonly CompetingBooking[] | null
  /** Search for a customer, and its answers. */
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'onCreate' | 'loading' | 'error'>
  saving?: boolean
  serverErrors?: ServerErrors
  /** Why the last attempt failed, where it concerns no field; '' for none. */
  refusal?: string
  /** Called with the period of the form, when it is whole. */
  onPeriod?: ((period: BookingPeriod) => void) | undefined
  /** Receives the change once it is valid. */
  onChange: (change: BookingChange) => void
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

const most = { RESERVATION: reservationLimits.people.max, EVENT: eventRequestLimits.people.max } as const
const noErrors: ServerErrors = {}
/** A change starts from a moment: one that is usual elsewhere is no help. */
const noShortcuts = { days: [], times: [], durations: [] }

/**
 * Changes the moment, people, room, customer, notes and price of a reservation or an event request; says first what stands in the
 * way, and who is told.
 */
export function ChangeBookingDialog({ open, onClose, onDirty, saving = false, ...props }: ChangeBookingDialogProps) {
  const submit = saving ? words.submitting : words.submit
  const labels = { title: words.title[props.kind], cancel: words.cancel, submit }
  return (
    <DetailForm {...labels} open={open} saving={saving} onClose={onClose} onDirty={onDirty}>
      {(form) => <ChangeForm {...form} {...props} />}
    </DetailForm>
  )
}

type ChangeFormProps = Omit<ChangeBookingDialogProps, 'open' | 'onClose' | 'onDirty'> & {
  id: string
  onTyped: (typed: boolean) => void
}

function ChangeForm({
  id,
  kind,
  booking,
  restaurant,
  others,
  search,
  saving,
  serverErrors = noErrors,
  refusal = '',
  ...on
}: ChangeFormProps) {
  const [before] = useState(booking)
  const [start] = useState(() => changeDraftOf(booking))
  const [customer, setCustomer] = useState<Customer | null>(() => customerOf(booking))
  const seatsFor = ({ roomId }: ChangeDraft) => seatsOf(restaurant, roomId)
  const { form, draft } = useDraftForm<ChangeDraft>(
    start,
    (typed) => changeForm(most[kind], seatsFor(typed)),
    restaurant,
  )
  const { isDirty } = form.formState
  const { form: place, toFirstProblem } = useProblemFocus()
  const [same, setSame] = useState(false)
  const { onTyped, onPeriod } = on
  useServerErrors(form, serverErrors)
  useFollowed(form, booking, ({ customerId }) => {
    if (customerId === booking.customerId) setCustomer(customerOf(booking))
  })
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
  useEffect(() => {
    if (draft.start && draft.end) onPeriod?.({ start: draft.start, end: draft.end })
  }, [draft.start, draft.end, onPeriod])
  const nothingNew = (typed: ChangeDraft) => changesNothing(changeOf(typed, booking), booking)

  const placed = { kind, booking, others, draft }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    let sound = false
    await form.handleSubmit((typed) => {
      sound = true
      setSame(nothingNew(typed))
      if (!nothingNew(typed)) on.onChange(changeOf(typed, booking))
    })(event)
    if (!sound) toFirstProblem()
  }

  return (
    <FormProvider {...form}>
      <form id={id} ref={place} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <Notes kind={kind} booking={booking} before={before} />
        <BookedPeriod
          now={on.now}
          earliest={thisMinute(on.now, on.zone)}
          {...noShortcuts}
          defaultTime={start.start.slice(11, 16)}
          hours={on.hours}
          exceptions={on.exceptions}
          zone={on.zone}
        />
        <PeopleField capacity={seatsFor(draft)} />
        <ChangedRoom {...placed} rooms={restaurant?.rooms ?? []} />
        <Rivals {...placed} />
        <ChangedCustomer booking={booking} customer={customer} search={search} onCustomer={setCustomer} />
        <ChangedNotes label={words.notes[kind]} />
        <ChangedPrice label={words.price[kind]} />
        <Refusal>{refusal || (same && nothingNew(draft) ? words.unchanged : '')}</Refusal>
      </form>
    </FormProvider>
  )
}

function customerOf({ customerId, customerName }: ShownBooking): Customer | null {
  return customerId ? { id: customerId, fullName: customerName, email: '' } : null
}

function seatsOf(restaurant: ChangeBookingDialogProps['restaurant'], roomId: string): number | undefined {
  if (!restaurant) return undefined
  const room = roomId === '' ? null : restaurant.rooms.find(({ id }) => id === roomId)
  return room === undefined ? undefined : capacityOf(restaurant, room)
}

type NotesProps = { kind: BookingKind; booking: ShownBooking; before: ShownBooking }

/** What the booking says now, what somebody else changed of it since it was opened, what stays of it, and who is told. */
function Notes({ kind, booking, before }: NotesProps) {
  const { status, start, end, people, roomName, customerName, notes = '' } = booking
  const stays = status === 'CONFIRMED' || status === 'PENDING' ? words.stays[status] : ''
  return (
    <div className={css.notes}>
      {start && end && <p>{words.now({ start, end }, people, roomName)}</p>}
      {booking.customerId !== before.customerId && <p>{words.nowFor(customerName)}</p>}
      {notes !== (before.notes ?? '') && <p>{words.nowNotes(kind, notes)}</p>}
      {booking.price !== before.price && <p>{words.nowPrice(booking.price ?? null)}</p>}
      <p className={css.soft}>{`${stays} ${words.told}`}</p>
    </div>
  )
}

function Refusal({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  return (
    <p ref={place} className={css.refusal} role="alert">
      {children}
    </p>
  )
}
