import { bookingFormMessages as words } from '@potager/domain/messages'
import type { ClockTime, WallDate, WallTime } from '@potager/domain/time'
import { useId } from 'react'
import { DateInput, TimeInput } from '../date/index.ts'
import field from '../input/Field.module.css'
import { classNames, type RootProps } from '../root/index.ts'
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
} & RootProps<HTMLInputElement>

/** A day and a time of the Paris clock, each typed or picked; clearing the day clears both. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, min, defaultTime, error, onChange, onBlur, className, ref } = props
  const id = useId()
  const day: WallDate = value.slice(0, 10)
  const time: ClockTime = value.slice(11, 16)
  const described = { 'aria-describedby': `${id}-below`, 'aria-invalid': error !== undefined, onBlur }
  const write = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' ? '' : `${nextDay}T${nextTime || defaultTime}:00`)
  return (
    <fieldset className={classNames(css.field, className)} data-invalid={error !== undefined}>
      <legend className={field.label}>{label}</legend>
      <div className={css.controls}>
        <label className="visually-hidden" htmlFor={`${id}-day`}>{`${label}, ${words.date}`}</label>
        <DateInput
          {...described}
          ref={ref}
          id={`${id}-day`}
          className={field.control}
          value={day}
          min={min.slice(0, 10)}
          onChange={(next) => write(next, time)}
        />
        <label className="visually-hidden" htmlFor={`${id}-time`}>{`${label}, ${words.time}`}</label>
        <TimeInput
          {...described}
          id={`${id}-time`}
          className={field.control}
          value={time}
          disabled={day === ''}
          onChange={(next) => write(day, next)}
        />
      </div>
      <span id={`${id}-below`} className={error ? field.error : field.hint}>
        {error ?? '\u00a0'}
      </span>
    </fieldset>
  )
}
