import type { RestaurantForm } from '@potager/domain/forms'
import { restaurantFormMessages as text, weekdayLabels } from '@potager/domain/messages'
import { checkServiceHours, type DayHours, isOvernight, type Weekday, weekdays } from '@potager/domain/restaurant'
import { type Control, useController } from 'react-hook-form'
import css from '../input/form.module.css'
import { CheckField } from '../input/index.ts'
import hoursCss from './hours.module.css'

const usual = { start: '11:30', end: '22:30' }

/** Opening hours day by day; one day's can be copied to the other open days (SPEC §2). */
export function HoursEditor({ control }: { control: Control<RestaurantForm> }) {
  const { field, fieldState } = useController({ control, name: 'hours' })
  const hours: readonly DayHours[] = field.value
  const change = (next: readonly DayHours[]) =>
    field.onChange(weekdays.flatMap((day) => next.filter((entry) => entry.day === day)))

  function toggle(day: Weekday, open: boolean) {
    const last = hours.at(-1) ?? usual
    change(open ? [...hours, { day, start: last.start, end: last.end }] : hours.filter((entry) => entry.day !== day))
  }

  return (
    <fieldset className={css.group}>
      <legend>{text.hours}</legend>
      <p className={css.hint}>{text.hoursHint}</p>
      <div>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={hours.find((entry) => entry.day === day)}
            shared={hours.length > 1}
            onOpen={(open) => toggle(day, open)}
            onChange={(changed) => change(hours.map((entry) => (entry.day === day ? changed : entry)))}
            onCopy={({ start, end }) => change(hours.map((entry) => ({ ...entry, start, end })))}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <p className={css.error} role="alert">
        {fieldState.error?.root?.message ?? fieldState.error?.message}
      </p>
    </fieldset>
  )
}

type DayRowProps = {
  day: Weekday
  hours: DayHours | undefined
  /** Whether there is another open day to copy to. */
  shared: boolean
  onOpen: (open: boolean) => void
  onChange: (hours: DayHours) => void
  onCopy: (hours: DayHours) => void
  onBlur: () => void
}

function DayRow({ day, hours, shared, onOpen, onChange, onCopy, onBlur }: DayRowProps) {
  const name = weekdayLabels[day]
  const problem = hours ? checkServiceHours(hours) : null
  return (
    <div className={hoursCss.day}>
      <CheckField label={name} name={text.open(name)} checked={hours !== undefined} onChange={onOpen} />
      {hours ? (
        <>
          {(['start', 'end'] as const).map((edge) => (
            <input
              key={edge}
              className={hoursCss.time}
              aria-label={text[edge](name)}
              aria-invalid={problem !== null}
              aria-describedby={problem ? `${day}-problem` : undefined}
              inputMode="numeric"
              placeholder="HH:mm"
              maxLength={5}
              value={hours[edge]}
              onBlur={onBlur}
              onChange={(event) => onChange({ ...hours, [edge]: event.target.value })}
            />
          ))}
          <span className={hoursCss.note}>{problem === null && isOvernight(hours) && text.overnight}</span>
          {shared && (
            <button type="button" className={css.quiet} aria-label={text.copyFrom(name)} onClick={() => onCopy(hours)}>
              {text.copy}
            </button>
          )}
          {problem && (
            <span id={`${day}-problem`} className={hoursCss.problem}>
              {problem}
            </span>
          )}
        </>
      ) : (
        <span className={hoursCss.note}>{text.closed}</span>
      )}
    </div>
  )
}
