import type { RestaurantFormValues } from '@potager/domain/forms'
import { restaurantFieldLabels, restaurantFormMessages as text, weekdayLabels } from '@potager/domain/messages'
import {
  checkDayServices,
  type DayHours,
  type HoursField,
  isOvernight,
  proposeSecond,
  type ServiceHours,
  type Weekday,
  weekdays,
} from '@potager/domain/restaurant'
import { useRef, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { CheckField } from '../../components/input/index.ts'
import hoursCss from './hours.module.css'
import { hoursBox } from './hours-box.ts'

type DayRowProps = {
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
function DayRow({ day, hours, shared, twoServices, onOpen, onChange, onCopy, onBlur }: DayRowProps) {
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

const usual = { start: '11:30', end: '22:30' }
const tuesdayToSaturday = weekdays.slice(1, 6)

/** The input to focus after a refusal: the first invalid time, else the first day. */
function firstWrong(box: HTMLElement | null) {
  return box?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? box?.querySelector('input')
}

type HoursEditorProps = { control: Control<RestaurantFormValues>; twoServices: boolean }

/** Weekly opening hours, of one service or two; one day's hours can be copied to the other open days. */
export function HoursEditor({ control, twoServices }: HoursEditorProps) {
  const { field, fieldState } = useController({ control, name: 'hours' })
  const box = useRef<HTMLFieldSetElement>(null)
  const hours: readonly DayHours[] = field.value
  const change = (next: readonly DayHours[]) =>
    field.onChange(weekdays.flatMap((day) => next.filter((entry) => entry.day === day)))

  function open(days: readonly Weekday[]) {
    const services = hours[0] ?? usual
    change(days.map((day) => hours.find((entry) => entry.day === day) ?? { ...services, day }))
  }

  function toggle(day: Weekday, opened: boolean) {
    const services = hours.at(-1) ?? usual
    change(opened ? [...hours, { ...services, day }] : hours.filter((entry) => entry.day !== day))
  }

  return (
    <fieldset
      className={css.group}
      ref={(element) => {
        box.current = element
        field.ref({ focus: () => firstWrong(box.current)?.focus() })
      }}
    >
      <legend>{restaurantFieldLabels.hours}</legend>
      <p className={css.hint}>{text.hoursHint}</p>
      <div className={hoursCss.presets}>
        <span className={css.hint}>{text.presets}</span>
        <button type="button" className={css.quiet} onClick={() => open(weekdays)}>
          {text.everyDay}
        </button>
        <button type="button" className={css.quiet} onClick={() => open(tuesdayToSaturday)}>
          {text.tuesdayToSaturday}
        </button>
      </div>
      <div>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={hours.find((entry) => entry.day === day)}
            shared={hours.length > 1}
            twoServices={twoServices}
            onOpen={(opened) => toggle(day, opened)}
            onChange={(changed) => change(hours.map((entry) => (entry.day === day ? changed : entry)))}
            onCopy={(copied) => change(hours.map(({ day: other }) => ({ ...copied, day: other })))}
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
