import { addDays, type WallDate, weekdayOf, weekdays } from './wall-time.ts'

/** The Monday of a day's week. */
export function weekStart(date: WallDate): WallDate {
  return addDays(date, -weekdays.indexOf(weekdayOf(date)))
}

/** The weeks of a day's month, Monday first, completed with days of the adjacent months. */
export function weeksOfMonth(date: WallDate): WallDate[][] {
  const month = date.slice(0, 7)
  const weeks: WallDate[][] = []
  for (let monday = weekStart(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(weekdays.map((_, index) => addDays(monday, index)))
  }
  return weeks
}
