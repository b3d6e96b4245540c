import { hoursExceptionMessages as text } from '@potager/domain/messages'
import {
  checkHoursException,
  type HoursExceptionDraft,
  type HoursField,
  hoursExceptionLimits,
  readTypedServices,
} from '@potager/domain/restaurant'
import { addDays, type WallDate } from '@potager/domain/time'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type Control, Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { resolved, useRulesAcross } from '../../components/input/form-hooks.ts'
import {
  CheckField,
  Field,
  FormActions,
  type ServerErrors,
  TextField,
  useServerErrors,
} from '../../components/input/index.ts'
import { hoursBox } from './hours-box.ts'
import own from './restaurant-sections.module.css'

/** Form values; the times are preserved while « Fermé » is selected or there is one service only. */
type Typed = {
  from: string
  to: string
  closed: boolean
  start: string
  end: string
  twice: boolean
  second: { start: string; end: string }
  reason: string
}

const empty: Typed = {
  from: '',
  to: '',
  closed: true,
  start: '',
  end: '',
  twice: false,
  second: { start: '', end: '' },
  reason: '',
}

/** Short times are read while they are typed: bookings shown when the box is left would move « Enregistrer » under its click. */
function toDraft({ closed, start, end, twice, second, from, to, reason }: Typed): HoursExceptionDraft {
  const hours = readTypedServices({ start, end, ...(twice ? { second } : {}) })
  return { from, to, reason, hours: closed ? null : hours }
}

const rulesOn =
  (today: WallDate): Resolver<Typed> =>
  (typed) => {
    const { from, to, reason, ...hours } = checkHoursException(toDraft(typed), today)
    const days = { from: from && text.problems[from], to: to && text.problems[to] }
    return resolved<Typed>(typed, { ...days, ...hours, reason: reason && text.problems[reason] })
  }

export type HoursExceptionFormProps = {
  today: WallDate
  /** Whether the backend keeps a second service a day. */
  twoServices: boolean
  submitting: boolean
  serverErrors: ServerErrors
  /** The effect of the exception on bookings. */
  consequences: ReactNode
  /** Called on each change with the draft, or null while it is invalid. */
  onDraft: (draft: HoursExceptionDraft | null) => void
  onSubmit: (draft: HoursExceptionDraft) => void
  onCancel: () => void
  /** Called with whether there is unsaved input. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** Adds a closure or exceptional hours, for one or several days. */
export function HoursExceptionForm(props: HoursExceptionFormProps) {
  const { today, twoServices, submitting, serverErrors, consequences, onDraft, onSubmit, onCancel, onDirty } = props
  const form = useForm({ resolver: rulesOn(today), defaultValues: empty, mode: 'onTouched' })
  const { control, getValues, setValue, subscribe } = form
  const { isDirty } = form.formState
  useServerErrors(form, serverErrors)
  useRulesAcross(form, today)
  useEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
  useEffect(() => {
    const tell = ({ values }: { values: Typed }) => {
      const draft = toDraft(values)
      onDraft(Object.keys(checkHoursException(draft, today)).length === 0 ? draft : null)
    }
    return subscribe({ formState: { values: true }, callback: tell })
  }, [subscribe, onDraft, today])
  const [from, closed, twice] = useWatch({ control, name: ['from', 'closed', 'twice'] })
  const id = useId()
  // It takes the place of the button that opened it.
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])

  return (
    <form
      className={own.form}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void form.handleSubmit((typed) => !submitting && onSubmit(toDraft(typed)))(event)}
    >
      <h3 id={`${id}-title`} ref={title} tabIndex={-1}>
        {text.addTitle}
      </h3>
      <div className={css.row}>
        <DayField
          control={control}
          name="from"
          min={today}
          max={addDays(today, hoursExceptionLimits.daysAhead)}
          onPick={(day) => {
            const last = getValues('to')
            // Most exceptions last one day.
            if (day && (last === '' || last < day)) setValue('to', day, { shouldDirty: true })
          }}
        />
        <DayField
          control={control}
          name="to"
          min={from || today}
          max={addDays(today, hoursExceptionLimits.daysAhead + hoursExceptionLimits.days)}
        />
      </div>
      <ClosedChoice control={control} id={`${id}-kind`} />
      {!closed && (
        <>
          <div className={css.row}>
            <TimeField control={control} name="start" label={text.start} hint={text.hoursHint.start} />
            <TimeField control={control} name="end" label={text.end} hint={text.hoursHint.end} />
          </div>
          {twoServices && (
            <Controller
              control={control}
              name="twice"
              render={({ field }) => <CheckField label={text.second} checked={field.value} onChange={field.onChange} />}
            />
          )}
          {twice && (
            <div className={css.row}>
              <TimeField control={control} name="second.start" label={text.secondStart} />
              <TimeField control={control} name="second.end" label={text.secondEnd} />
            </div>
          )}
        </>
      )}
      <Controller
        control={control}
        name="reason"
        render={({ field, fieldState }) => (
          <TextField {...field} label={text.reason} hint={text.reasonHint} error={fieldState.error?.message} />
        )}
      />
      {consequences}
      <FormActions submit={text.save} submittingLabel={text.saving} submitting={submitting} onCancel={onCancel} />
    </form>
  )
}

type DayFieldProps = {
  control: Control<Typed>
  name: 'from' | 'to'
  min: WallDate
  max: WallDate
  onPick?: (day: WallDate) => void
}

function DayField({ control, name, min, max, onPick }: DayFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={text[name]} required error={fieldState.error?.message}>
          {(box) => (
            <input
              {...box}
              {...field}
              type="date"
              required
              min={min}
              max={max}
              onChange={(event) => {
                field.onChange(event.target.value)
                onPick?.(event.target.value)
              }}
            />
          )}
        </Field>
      )}
    />
  )
}

function ClosedChoice({ control, id }: { control: Control<Typed>; id: string }) {
  return (
    <fieldset className={own.kinds}>
      <legend>{text.kind}</legend>
      <Controller
        control={control}
        name="closed"
        render={({ field }) => (
          <>
            {(['closed', 'hours'] as const).map((kind) => (
              <label key={kind} className={css.check}>
                <input
                  type="radio"
                  name={id}
                  checked={field.value === (kind === 'closed')}
                  onChange={() => field.onChange(kind === 'closed')}
                />
                {text.kinds[kind]}
              </label>
            ))}
          </>
        )}
      />
    </fieldset>
  )
}

type TimeFieldProps = { control: Control<Typed>; name: HoursField; label: string; hint?: string }

function TimeField({ control, name, label, hint }: TimeFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} required error={fieldState.error?.message} hint={hint}>
          {(box) => <input {...box} {...field} {...hoursBox(field.value, field.onChange, field.onBlur)} />}
        </Field>
      )}
    />
  )
}
