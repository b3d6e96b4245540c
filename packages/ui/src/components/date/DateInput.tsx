import { formatDate } from '@potager/domain/format'
import { dateMessages as words } from '@potager/domain/messages'
import { readTypedDate, serverNow, todayInParis, type WallDate } from '@potager/domain/time'
import { useId, useRef, useState } from 'react'
import { Icon } from '../../foundations/icon/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'
import { CalendarDialog } from './CalendarDialog.tsx'
import css from './DateInput.module.css'
import { useTypedText } from './typed-text.ts'

export type DateInputProps = {
  /** Named by the `htmlFor` of its label. */
  id?: string
  /** A day, or '' for none. */
  value: WallDate
  /** First day that the calendar offers. */
  min?: WallDate
  /** Today where the day is meant. Default: today in Paris. */
  today?: WallDate
  required?: boolean
  /** True where there is always a day: text that is no day leaves it as it is. */
  keepsValue?: boolean
  /** For a field that no label names by `id`. */
  'aria-label'?: string
  'aria-describedby'?: string
  /** True if the written text is refused. */
  'aria-invalid'?: boolean
  /** Receives an empty text without a day. */
  onChange: (value: WallDate) => void
  onBlur?: (() => void) | undefined
} & RootProps<HTMLInputElement>

/** While typing, only a full year makes a day: « 21/11/20 » and « 211120 » may become « 21/11/2026 ». */
const readWhole = (text: string) => (text.length > 7 && /\d{4}/.test(text) ? readTypedDate(text) : null)

/**
 * A day, typed in figures or words or picked in a calendar; French whatever the browser's locale. The caller provides
 * the label (`id` or `aria-label`) and the style of the text box.
 */
export function DateInput({ value, min, today, keepsValue, className, onChange, onBlur, ...box }: DateInputProps) {
  const warning = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [openOn, setOpenOn] = useState<WallDate | null>(null)
  const day = () => today ?? todayInParis(serverNow())
  const { text, unreadable, type, leave, enter, choose } = useTypedText({
    value,
    show: (date) => (date ? formatDate(date) : ''),
    read: readWhole,
    complete: (typed) => readTypedDate(typed, day()),
    onChange,
    keepsValue,
  })
  const described = [box['aria-describedby'], unreadable && warning].filter(Boolean).join(' ')
  return (
    <span className={css.field} ref={place}>
      <input
        {...box}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={className}
        placeholder={words.dateShape}
        value={text}
        aria-invalid={box['aria-invalid'] || unreadable}
        {...(described ? { 'aria-describedby': described } : {})}
        onChange={({ target }) => type(target.value)}
        onKeyDown={enter}
        onBlur={() => {
          leave()
          onBlur?.()
        }}
      />
      <button
        type="button"
        className={css.open}
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={() => setOpenOn(day())}
      >
        <Icon name="calendar" size="20px" />
      </button>
      {unreadable && (
        <span id={warning} role="alert" className={css.warning}>
          {words.unreadableDate}
        </span>
      )}
      {openOn !== null && (
        <CalendarDialog
          near={place}
          value={value}
          today={openOn}
          {...(min ? { min } : {})}
          onChoose={(date) => {
            setOpenOn(null)
            choose(date)
          }}
          onClose={() => setOpenOn(null)}
        />
      )}
    </span>
  )
}
