import { restaurantFormMessages as text, weekdayLabels } from '@potager/domain/messages'
import {
  checkDayServices,
  type DayHours,
  type HoursField,
  isOvernight,
  proposeSecond,
  type ServiceHours,
  type Weekday,
} from '@potager/domain/restaurant'
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
  /** Whether a second service can be added. */
  twoServices: boolean
  onOpen: (open: boolean) => void
  onChange: (hours: DayHours) => void
  onCopy: (hours: DayHours) => void
  onBlur: () => void
}

/** A weekday: closed, or with the hours of its one or two services. */
export function DayRow({ day, hours, shared, twoServices, onOpen, onChange, onCopy, onBlur }: DayRowProps) {
  const [typing, setTyping] = useState(false)
  const name = weekdayLabels[day]
  const broken = hours ? checkDayServices(hours) : null
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
  const times = { note: `${day}-note`, wrong: problem?.field, onLeave: leave }
  const last = hours?.second ?? hours
  return (
    <div className={hoursCss.day}>
      <CheckField label={name} name={text.open(name)} checked={hours !== undefined} onChange={onOpen} />
      {!hours && <span className={hoursCss.closed}>{text.closed}</span>}
      {hours && (
        <>
          <div className={hoursCss.services}>
            <Times
              {...times}
              service={hours}
              labels={{ start: text.start(name), end: text.end(name) }}
              onType={(typed) => type({ ...hours, ...typed })}
            />
            {hours.second && (
              <Times
                {...times}
                of="second."
                service={hours.second}
                labels={{ start: text.secondStart(name), end: text.secondEnd(name) }}
                onType={(typed) => type({ ...hours, second: typed })}
              />
            )}
            <span className={hoursCss.times}>
              {(twoServices || hours.second) && <SecondChoice hours={hours} name={name} onChange={onChange} />}
              {shared && (
                <button
                  type="button"
                  className={css.quiet}
                  aria-label={text.copyFrom(name)}
                  onClick={() => onCopy(hours)}
                >
                  {text.copy}
                </button>
              )}
            </span>
          </div>
          <span id={times.note} className={problem ? hoursCss.problem : hoursCss.note}>
            {problem?.message ?? (broken === null && last && isOvernight(last) ? text.overnight(last.end) : null)}
          </span>
        </>
      )}
    </div>
  )
}

type TimesProps = {
  service: ServiceHours
  of?: 'second.'
  labels: Record<keyof ServiceHours, string>
  wrong: HoursField | undefined
  note: string
  onType: (service: ServiceHours) => void
  onLeave: () => void
}

function Times({ service: { start, end }, of, labels, wrong, note, onType, onLeave }: TimesProps) {
  return (
    <span className={hoursCss.times}>
      {(['start', 'end'] as const).map((edge) => (
        <input
          key={edge}
          className={hoursCss.time}
          aria-label={labels[edge]}
          aria-invalid={wrong === `${of ?? ''}${edge}`}
          aria-describedby={note}
          {...hoursBox({ start, end }[edge], (typed) => onType({ start, end, [edge]: typed }), onLeave)}
        />
      ))}
    </span>
  )
}

type SecondChoiceProps = { hours: DayHours; name: string; onChange: (hours: DayHours) => void }

/** Adds or removes the second service; the focus stays on this button, whose name says what it does next. */
function SecondChoice({ hours: { second, ...first }, name, onChange }: SecondChoiceProps) {
  return (
    <button
      type="button"
      className={css.quiet}
      aria-label={second ? text.removeSecondOn(name) : text.addSecondOn(name)}
      onClick={() => onChange(second ? first : { ...first, ...proposeSecond(first) })}
    >
      {second ? text.remove : text.addSecond}
    </button>
  )
}
