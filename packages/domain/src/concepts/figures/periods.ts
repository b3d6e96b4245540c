import { addDays, addMonths, isDay, type WallDate, weekdayOf, weekdays } from '../../base/time/index.ts'
import { type AnalyticsPeriod, daysOf, lastDays } from '../analytics/index.ts'
import { figuresMessages } from './figures.messages.ts'
import { FIGURES_MAX_DAYS } from './figures.ts'

/** Periods that have a name, in the order of the screen. */
export const namedPeriods = ['week', 'month', 'last-week', 'this-month', 'last-month'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** The days of a named period; the running ones end today. */
export function daysNamed(name: NamedPeriod, today: WallDate): AnalyticsPeriod {
  if (name === 'last-week') {
    const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)) - 7)
    return { from: monday, to: addDays(monday, 6) }
  }
  const first = `${today.slice(0, 7)}-01`
  if (name === 'this-month') return { from: first, to: today }
  if (name === 'last-month') return { from: addMonths(first, -1), to: addDays(first, -1) }
  return lastDays(name === 'week' ? 7 : 30, today)
}

/** What is wrong with days that somebody chose; null where figures can be asked of them, also while one is missing. */
export function problemOfDays({ from, to }: { from?: WallDate | undefined; to?: WallDate | undefined }): string | null {
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return null
  const days = daysOf({ from, to })
  if (days < 1) return figuresMessages.badPeriod
  return days > FIGURES_MAX_DAYS ? figuresMessages.longPeriod : null
}
