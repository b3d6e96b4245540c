import { restaurantFormMessages as text, weekdayLabels } from '@potager/domain/messages'
import { checkServiceHours, type DayHours, isOvernight, type Weekday } from '@potager/domain/restaurant'
import { useState } from 'react'
import css from '../../components/input/form.module.css'
import { CheckField } from '../../components/input/index.ts'
import hoursCss from './hours.module.css'
import { hoursBox } from './hours-box.ts'

export type DayRowProps = {
  day: Weekday
  /** Undefined on a closed day. */
  hours: DayHours | undefined
  /** Whether there is another open day to copy to. */
  shared: boolean
  onOpen: (open: boolean) => void
  onChange: (hours: DayHours) => void
  onCopy: (hours: DayHours) => void
  onBlur: () => void
}

/** A weekday: closed, or with opening hours. */
export function DayRow({ day, hours, shared, onOpen, onChange, onCopy, onBlur }: DayRowProps) {
  const [typing, setTyping] = useState(false)
  const name = weekdayLabels[day]
  const broken = hours ? checkServiceHours(hours) : null
  // No error while the time is still being typed.
  const problem = typing ? null : broken
  const type = (next: DayHours) => {
    setTyping(true)
    onChange(next)
  }
  const leave = () => {
    setTyping(false)
    onBlur()
  }
  return (
    <div className={hoursCss.day}>
      <CheckField label={name} name={text.open(name)} checked={hours !== undefined} onChange={onOpen} />
      {!hours && <span className={hoursCss.closed}>{text.closed}</span>}
      {hours && (
        <>
          <span className={hoursCss.times}>
            {(['start', 'end'] as const).map((edge) => (
              <input
                key={edge}
                className={hoursCss.time}
                aria-label={text[edge](name)}
                aria-invalid={problem?.field === edge}
                aria-describedby={`${day}-note`}
                {...hoursBox(hours[edge], (typed) => type({ ...hours, [edge]: typed }), leave)}
              />
            ))}
          </span>
          {shared && (
            <button type="button" className={css.quiet} aria-label={text.copyFrom(name)} onClick={() => onCopy(hours)}>
              {text.copy}
            </button>
          )}
          <span id={`${day}-note`} className={problem ? hoursCss.problem : hoursCss.note}>
            {problem?.message ?? (broken === null && isOvernight(hours) ? text.overnight(hours.end) : null)}
          </span>
        </>
      )}
    </div>
  )
}
