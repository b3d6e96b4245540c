import { restaurantFormMessages, hoursExceptionMessages as text } from '@potager/domain/messages'
import { checkHoursException, type HoursExceptionDraft, hoursExceptionLimits } from '@potager/domain/restaurant'
import { addDays, type WallDate } from '@potager/domain/time'
import { type ReactNode, useEffect, useId, useState } from 'react'
import css from '../../components/input/form.module.css'
import { Field, FormActions, type ServerErrors, TextField, useFieldErrors } from '../../components/input/index.ts'
import own from './hours-exceptions.module.css'

/** As it is typed: the times stay while « Fermé » is chosen. */
type Typed = { from: string; to: string; closed: boolean; start: string; end: string; reason: string }

const empty: Typed = { from: '', to: '', closed: true, start: '', end: '', reason: '' }

function toDraft({ closed, start, end, from, to, reason }: Typed): HoursExceptionDraft {
  return { from, to, reason, hours: closed ? null : { start, end } }
}

/** The rules of the domain as the form's errors are made of. */
const rulesOn = (today: WallDate) => ({
  safeParse: (value: unknown) => {
    const problems = checkHoursException(toDraft({ ...empty, ...(value as Typed) }), today)
    const days = (['from', 'to', 'reason'] as const).flatMap((field) => {
      const problem = problems[field]
      return problem ? [{ path: [field], message: text.problems[problem] }] : []
    })
    const hours = (['start', 'end'] as const).flatMap((field) => {
      const message = problems[field]
      return message ? [{ path: [field], message }] : []
    })
    return { error: { issues: [...days, ...hours] } }
  },
})

export type HoursExceptionFormProps = {
  today: WallDate
  submitting: boolean
  serverErrors: ServerErrors
  /** What the exception would do to bookings. */
  consequences: ReactNode
  /** Each change: the draft once it may be saved, null before. */
  onDraft: (draft: HoursExceptionDraft | null) => void
  onSubmit: (draft: HoursExceptionDraft) => void
  onCancel: () => void
  /** Told whether something is typed that is not saved. */
  onDirty?: ((dirty: boolean) => void) | undefined
}

/** A new closure, or other hours, of a day or several. */
export function HoursExceptionForm(props: HoursExceptionFormProps) {
  const { today, submitting, serverErrors, consequences, onDraft, onSubmit, onCancel, onDirty } = props
  const [typed, setTyped] = useState(empty)
  const dirty = (Object.keys(empty) as (keyof Typed)[]).some((field) => typed[field] !== empty[field])
  useEffect(() => {
    onDirty?.(dirty)
    return () => onDirty?.(false)
  }, [dirty, onDirty])
  const { errorOf, touch, touchAll } = useFieldErrors(typed, rulesOn(today), serverErrors)
  const id = useId()

  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part }
    // Most exceptions are of one day.
    if (part.from && (next.to === '' || next.to < part.from)) next.to = part.from
    setTyped(next)
    const draft = toDraft(next)
    onDraft(Object.keys(checkHoursException(draft, today)).length === 0 ? draft : null)
  }

  const day = (name: 'from' | 'to', min: WallDate) => (
    <Field label={text[name]} required error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          type="date"
          required
          value={typed[name]}
          min={min}
          max={addDays(today, hoursExceptionLimits.daysAhead + (name === 'to' ? hoursExceptionLimits.days : 0))}
          onChange={(event) => change({ [name]: event.target.value })}
          onBlur={() => touch(name)}
        />
      )}
    </Field>
  )

  return (
    <form
      className={own.form}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        if (touchAll() && !submitting) onSubmit(toDraft(typed))
      }}
    >
      <h3 id={`${id}-title`}>{text.addTitle}</h3>
      <div className={css.row}>
        {day('from', today)}
        {day('to', typed.from || today)}
      </div>
      <fieldset className={own.kinds}>
        <legend>{text.kind}</legend>
        {(['closed', 'hours'] as const).map((kind) => (
          <label key={kind} className={css.check}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={typed.closed === (kind === 'closed')}
              onChange={() => change({ closed: kind === 'closed' })}
            />
            {text.kinds[kind]}
          </label>
        ))}
      </fieldset>
      {!typed.closed && (
        <div className={css.row}>
          {(['start', 'end'] as const).map((edge) => (
            <Field key={edge} label={text[edge]} required error={errorOf(edge)} hint={text.hoursHint[edge]}>
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  placeholder={restaurantFormMessages.timeFormat}
                  maxLength={5}
                  value={typed[edge]}
                  onChange={(event) => change({ [edge]: event.target.value })}
                  onBlur={() => touch(edge)}
                />
              )}
            </Field>
          ))}
        </div>
      )}
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        value={typed.reason}
        error={errorOf('reason')}
        onChange={(reason) => change({ reason })}
        onBlur={() => touch('reason')}
      />
      {consequences}
      <FormActions submit={text.save} submittingLabel={text.saving} submitting={submitting} onCancel={onCancel} />
    </form>
  )
}
