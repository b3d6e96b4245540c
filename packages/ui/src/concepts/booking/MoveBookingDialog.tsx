import { type BookingKind, type MoveDraft, moveOf, type SeenBooking, seenBooking } from '@potager/domain/booking'
import { eventRequestLimits } from '@potager/domain/event-request'
import { moveForm } from '@potager/domain/forms'
import { moveMessages as words } from '@potager/domain/messages'
import { reservationLimits } from '@potager/domain/reservation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { type ServerErrors, useProblemFocus, useServerErrors } from '../../components/input/index.ts'
import { DetailForm } from '../../components/screen/DetailForm.tsx'
import { BookedPeriod, PeopleField } from './MomentFields.tsx'
import css from './MoveBookingDialog.module.css'
import { type PeriodFieldsProps, thisMinute } from './PeriodFields.tsx'
import { useDraftForm } from './useDraftForm.ts'

export type MoveBookingDialogProps = Pick<PeriodFieldsProps, 'now' | 'hours' | 'exceptions' | 'zone'> & {
  open: boolean
  kind: BookingKind
  /** The booking as it was read last: what is typed replaces this. */
  booking: SeenBooking
  /** Seats of its space; undefined while unknown. */
  capacity: number | undefined
  saving?: boolean
  serverErrors?: ServerErrors
  /** Why the last attempt failed, where it concerns no field; '' for none. */
  refusal?: string
  onMove: (draft: MoveDraft) => void
  onClose: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

const most = { RESERVATION: reservationLimits.people.max, EVENT: eventRequestLimits.people.max } as const
const noErrors: ServerErrors = {}
/** A move starts from a moment: one that is usual elsewhere is no help. */
const noShortcuts = { days: [], times: [], durations: [] }

/** Gives a reservation or an event request another moment and number of people; says first that its customer is told. */
export function MoveBookingDialog({ open, onClose, onDirty, saving = false, ...props }: MoveBookingDialogProps) {
  const submit = saving ? words.submitting : words.submit
  const labels = { title: words.title[props.kind], cancel: words.cancel, submit }
  return (
    <DetailForm {...labels} open={open} saving={saving} onClose={onClose} onDirty={onDirty}>
      {(form) => <MoveFields {...form} {...props} />}
    </DetailForm>
  )
}

type FieldsProps = Omit<MoveBookingDialogProps, 'open' | 'onClose' | 'onDirty'> & {
  id: string
  onTyped: (typed: boolean) => void
}

function MoveFields({
  id,
  kind,
  booking,
  capacity,
  saving,
  serverErrors = noErrors,
  refusal = '',
  ...on
}: FieldsProps) {
  const [start] = useState(() => moveOf(booking))
  const { form, draft } = useDraftForm<MoveDraft>(start, () => moveForm(most[kind], capacity), capacity)
  const { isDirty } = form.formState
  const { form: place, toFirstProblem } = useProblemFocus()
  const [same, setSame] = useState(false)
  const { onTyped } = on
  useServerErrors(form, serverErrors)
  useEffect(() => {
    onTyped(isDirty)
    return () => onTyped(false)
  }, [isDirty, onTyped])
  const nothingNew = (move: MoveDraft) =>
    seenBooking({ ...booking, ...move, people: move.people ?? 0 }) === seenBooking(booking)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    let sound = false
    await form.handleSubmit((move) => {
      sound = true
      setSame(nothingNew(move))
      if (!nothingNew(move)) on.onMove(move)
    })(event)
    if (!sound) toFirstProblem()
  }

  return (
    <FormProvider {...form}>
      <form id={id} ref={place} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <Notes booking={booking} />
        <BookedPeriod
          now={on.now}
          earliest={thisMinute(on.now, on.zone)}
          {...noShortcuts}
          defaultTime={start.start.slice(11, 16)}
          hours={on.hours}
          exceptions={on.exceptions}
          zone={on.zone}
        />
        <PeopleField capacity={capacity} />
        <Refusal>{refusal || (same && nothingNew(draft) ? words.unchanged : '')}</Refusal>
      </form>
    </FormProvider>
  )
}

/** What the booking says now, what stays of it, and who is told. */
function Notes({ booking }: { booking: SeenBooking }) {
  const { status, start, end, people } = booking
  const stays = status === 'CONFIRMED' || status === 'PENDING' ? words.stays[status] : ''
  return (
    <div className={css.notes}>
      {start && end && <p>{words.now({ start, end }, people)}</p>}
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
