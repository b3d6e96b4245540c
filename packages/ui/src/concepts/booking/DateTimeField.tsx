import { bookingFormMessages as words } from '@potager/domain/messages'
import type { ClockTime, WallDate, WallTime } from '@potager/domain/time'
import { useId, useState } from 'react'
import { DateInput, TimeInput } from '../../components/date/index.ts'
import field from '../../components/input/Field.module.css'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './booking-fields.module.css'

/** Joins a day and a time; '' when either is missing. */
export function wallTimeOf(day: WallDate, time: ClockTime): WallTime {
  return day && time ? `${day}T${time}:00` : ''
}

/**
 * The time for a newly picked day: the current one; '' while `day` has no readable time; the last one while the day is
 * empty; `usual` if there was never one. Clearing a day to retype it keeps its time.
 */
export function useRememberedTime(value: WallTime, day: WallDate, usual: ClockTime): ClockTime {
  const [held, setHeld] = useState<ClockTime | null>(null)
  const time = value || day ? value.slice(11, 16) : held
  if (time !== held) setHeld(time)
  return time ?? usual
}

export type DateTimeFieldProps = {
  label: string
  /** Wall time, or '' for none. */
  value: WallTime
  /** The day entered without a readable time, as passed to `onChange`; '' for none. */
  day: WallDate
  /** First moment offered. */
  min: WallTime
  /** Today where it is booked: typed words and days without a year are read from it. Default: today in Paris. */
  today?: WallDate
  /** Time given to a day when none was set before. */
  defaultTime: ClockTime
  error?: string | undefined
  required?: boolean
  /** `value` is '' while the time is missing or unreadable; `day` then holds the day. */
  onChange: (value: WallTime, day: WallDate) => void
  onBlur?: () => void
} & RootProps<HTMLInputElement>

/**
 * A day and a time on a clock, each typed or picked. Clearing the day also hides the time until a day is set again; a
 * cleared or unreadable time keeps the day, but the value is ''.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, min, today, defaultTime, error, required = false, onChange, onBlur, className, ref } = props
  const id = useId()
  const day = value === '' ? props.day : value.slice(0, 10)
  const heldTime = useRememberedTime(value, day, defaultTime)
  const time: ClockTime = value.slice(11, 16)
  const invalid = error !== undefined
  const timeless = value === '' && day !== ''
  const said = invalid && timeless ? words.timeMissing : error
  const box = { 'aria-describedby': `${id}-below`, className: field.control, required, onBlur }
  const write = (nextDay: WallDate, nextTime: ClockTime) => onChange(wallTimeOf(nextDay, nextTime), nextDay)
  return (
    <fieldset className={classNames(css.field, className)}>
      <legend className={field.label}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={css.controls}>
        <label className="visually-hidden" htmlFor={`${id}-day`}>{`${label}, ${words.date}`}</label>
        <DateInput
          {...box}
          ref={ref}
          id={`${id}-day`}
          aria-invalid={invalid && !timeless}
          value={day}
          min={min.slice(0, 10)}
          {...(today ? { today } : {})}
          onChange={(next) => write(next, heldTime)}
        />
        <label className="visually-hidden" htmlFor={`${id}-time`}>{`${label}, ${words.time}`}</label>
        <TimeInput
          {...box}
          id={`${id}-time`}
          aria-invalid={invalid}
          value={time}
          disabled={day === ''}
          onChange={(next) => write(day, next)}
        />
      </div>
      <span id={`${id}-below`} className={said ? field.error : field.hint}>
        {said ?? '\u00a0'}
      </span>
    </fieldset>
  )
}
