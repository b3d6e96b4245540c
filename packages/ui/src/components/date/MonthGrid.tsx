import { formatLongDate, formatMonth, formatWeekday } from '@potager/domain/format'
import { dateMessages as words } from '@potager/domain/messages'
import { addDays, addMonths, type WallDate, weekStart, weeksOfMonth } from '@potager/domain/time'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import css from './CalendarDialog.module.css'

export type MonthGridProps = {
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
export function MonthGrid({ value, min = '', today, onChoose }: MonthGridProps) {
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
