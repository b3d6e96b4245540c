import { formatLongDate, formatMonth, formatWeekday } from '@potager/domain/format'
import { commonMessages, dateMessages as words } from '@potager/domain/messages'
import { addDays, addMonths, type WallDate, weekStart, weeksOfMonth } from '@potager/domain/time'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useModal } from '../modal/useModal.ts'
import css from './CalendarDialog.module.css'

type MonthGridProps = {
  value: WallDate
  min?: WallDate
  today: WallDate
  onChoose: (date: WallDate) => void
}

/** The day that a key moves to; undefined for other keys. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: WallDate): WallDate | undefined {
  const moves: Record<string, () => WallDate> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => weekStart(day),
    End: () => addDays(weekStart(day), 6),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
  }
  return moves[key]?.()
}

/**
 * A month grid, Monday first, with one day in the tab order. Arrows move by day and week, Home and End within the week,
 * Page Up/Down by month, with Shift by year.
 */
function MonthGrid({ value, min = '', today, onChoose }: MonthGridProps) {
  const heading = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState(value || (today < min ? min : today))
  const [byKey, setByKey] = useState(false)
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [byKey, current])
  const go = (day: WallDate, key: boolean) => {
    setByKey(key)
    setCurrent(day < min ? min : day)
  }
  const weeks = weeksOfMonth(current)
  return (
    <>
      <div className={css.head}>
        <button type="button" aria-label={words.previousMonth} onClick={() => go(addMonths(current, -1), false)}>
          ‹
        </button>
        <h2 id={heading} aria-live="polite">
          {formatMonth(current)}
        </h2>
        <button type="button" aria-label={words.nextMonth} onClick={() => go(addMonths(current, 1), false)}>
          ›
        </button>
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table of the ARIA practices
        role="grid"
        aria-labelledby={heading}
        className={css.month}
        onKeyDown={(event) => {
          const next = dayAfterKey(event, current)
          if (!next) return
          event.preventDefault()
          go(next, true)
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatWeekday(day, 'long')}>
                {formatWeekday(day, 'short').slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === current ? 0 : -1}
                    // A name has the number that is seen, which « 1er » would not.
                    aria-label={formatLongDate(day).replace(' 1er ', ' 1 ')}
                    aria-current={day === today ? 'date' : undefined}
                    data-other={day.slice(0, 7) !== current.slice(0, 7)}
                    disabled={day < min}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export type CalendarDialogProps = {
  /** The anchor element; on a phone the dialog sits at the bottom of the screen instead. */
  near: RefObject<HTMLElement | null>
  value: WallDate
  min?: WallDate
  today: WallDate
  /** Called with '' when the day is cleared. */
  onChoose: (date: WallDate) => void
  onClose: () => void
}

const GAP = 4
const MARGIN = 8

/** Places the dialog below the field, above it when there is no room, and always inside the window. */
function placeBeside(dialog: HTMLElement, field: HTMLElement) {
  const anchor = field.getBoundingClientRect()
  const { width, height } = dialog.getBoundingClientRect()
  const below = anchor.bottom + GAP
  const top = below + height + MARGIN <= innerHeight ? below : Math.max(MARGIN, anchor.top - GAP - height)
  const left = Math.max(MARGIN, Math.min(anchor.left, innerWidth - width - MARGIN))
  dialog.style.setProperty('--top', `${top}px`)
  dialog.style.setProperty('--left', `${left}px`)
}

/** A calendar in a native dialog: it traps the focus, closes on Escape or an outside click, and restores the focus. */
export function CalendarDialog({ near, value, min, today, onChoose, onClose }: CalendarDialogProps) {
  const modal = useModal({
    onClose,
    onShown: (dialog) => {
      // Focus the current day rather than the first button.
      dialog.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()
      if (near.current) placeBeside(dialog, near.current)
    },
  })
  return (
    <dialog {...modal} className={css.dialog} aria-label={words.calendar} closedby="any">
      <MonthGrid value={value} today={today} {...(min ? { min } : {})} onChoose={onChoose} />
      <div className={css.actions}>
        <button type="button" disabled={min !== undefined && today < min} onClick={() => onChoose(today)}>
          {words.today}
        </button>
        <button type="button" disabled={value === ''} onClick={() => onChoose('')}>
          {words.clear}
        </button>
        <button type="button" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </dialog>
  )
}
