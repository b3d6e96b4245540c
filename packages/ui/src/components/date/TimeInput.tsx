import { dateMessages as words } from '@potager/domain/messages'
import { addMinutes, type ClockTime, readTypedTime } from '@potager/domain/time'
import { useId } from 'react'
import type { RootProps } from '../../foundations/root/index.ts'
import css from './DateInput.module.css'
import { useTypedText } from './typed-text.ts'

export type TimeInputProps = {
  /** Named by the `htmlFor` of its label. */
  id?: string
  /** A time of day, or '' for none. */
  value: ClockTime
  disabled?: boolean
  required?: boolean
  /** For a field that no label names by `id`. */
  'aria-label'?: string
  'aria-describedby'?: string
  /** True if the written text is refused. */
  'aria-invalid'?: boolean
  /** Receives an empty text without a time. */
  onChange: (value: ClockTime) => void
  onBlur?: (() => void) | undefined
} & RootProps<HTMLInputElement>

const STEP_MINUTES = 15

/** The next quarter of an hour in either direction, wrapping at midnight. */
function step(value: ClockTime, direction: 1 | -1): ClockTime {
  const minutes = Number(value.slice(0, 2)) * 60 + Number(value.slice(3, 5))
  const quarter = direction > 0 ? Math.floor(minutes / STEP_MINUTES) + 1 : Math.ceil(minutes / STEP_MINUTES) - 1
  return addMinutes('2000-01-02T00:00:00', quarter * STEP_MINUTES).slice(11, 16)
}

/** While typing, only a full « HH:MM » is read: « 1 » may become « 19 ». */
const readWhole = (text: string) => (/^\d{2}:\d{2}$/.test(text) ? readTypedTime(text) : null)

/**
 * A time of day, typed (« 19:30 », « 19h30 », « 1930 ») or stepped by 15 minutes with the arrow keys; 24-hour clock
 * whatever the browser's locale. The caller provides the label (`id` or `aria-label`) and the style of the text box.
 */
export function TimeInput({ value, onChange, onBlur, ...box }: TimeInputProps) {
  const warning = useId()
  const show = (time: ClockTime) => time
  const { text, unreadable, type, leave, enter } = useTypedText({
    value,
    show,
    read: readWhole,
    complete: readTypedTime,
    onChange,
  })
  const described = [box['aria-describedby'], unreadable && warning].filter(Boolean).join(' ')
  return (
    <span className={css.field}>
      <input
        {...box}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.timeShape}
        value={text}
        aria-invalid={box['aria-invalid'] || unreadable}
        {...(described ? { 'aria-describedby': described } : {})}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          enter(event)
          if (value === '' || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onChange(step(value, event.key === 'ArrowUp' ? 1 : -1))
        }}
        onBlur={() => {
          leave()
          onBlur?.()
        }}
      />
      {unreadable && (
        <span id={warning} role="alert" className={css.warning}>
          {words.unreadableTime}
        </span>
      )}
    </span>
  )
}
