import { bookingFormMessages as words } from '@potager/domain/messages'
import type { ClockTime, WallDate, WallTime } from '@potager/domain/time'
import { useId } from 'react'
import field from '../input/Field.module.css'
import css from './DateTimeField.module.css'

export type DateTimeFieldProps = {
  label: string
  /** Wall time, or '' when nothing is picked. */
  value: WallTime
  /** The earliest to offer. */
  min: WallTime
  /** The time that a day gets when only the day is picked. */
  defaultTime: ClockTime
  error?: string | undefined
  onChange: (value: WallTime) => void
  onBlur?: () => void
}

/** A day and a time of the Paris clock, each typed or picked in the browser's own way; clearing the day clears both. */
export function DateTimeField({ label, value, min, defaultTime, error, onChange, onBlur }: DateTimeFieldProps) {
  const id = useId()
  const day: WallDate = value.slice(0, 10)
  const time: ClockTime = value.slice(11, 16)
  const described = { 'aria-describedby': `${id}-below`, 'aria-invalid': error !== undefined, onBlur }
  const write = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' ? '' : `${nextDay}T${nextTime || defaultTime}:00`)
  return (
    <fieldset className={css.field} data-invalid={error !== undefined}>
      <legend className={field.label}>{label}</legend>
      <div className={css.controls}>
        <label className="visually-hidden" htmlFor={`${id}-day`}>{`${label}, ${words.date}`}</label>
        <input
          {...described}
          id={`${id}-day`}
          type="date"
          className={field.control}
          value={day}
          min={min.slice(0, 10)}
          max="9999-12-31"
          onChange={(event) => write(event.target.value, time)}
        />
        <label className="visually-hidden" htmlFor={`${id}-time`}>{`${label}, ${words.time}`}</label>
        <input
          {...described}
          id={`${id}-time`}
          type="time"
          className={field.control}
          value={time}
          disabled={day === ''}
          {...(day === min.slice(0, 10) ? { min: min.slice(11, 16) } : {})}
          onChange={(event) => write(day, event.target.value)}
        />
      </div>
      <span id={`${id}-below`} className={error ? field.error : field.hint}>
        {error ?? '\u00a0'}
      </span>
    </fieldset>
  )
}
