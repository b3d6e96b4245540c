import type { AnalyticsPeriod } from '@potager/domain/analytics'
import { addDays, addMonths } from '@potager/domain/time'

/** The whole months of a period, by their first days, and the days before and after them. */
export function inMonths({ from, to }: AnalyticsPeriod): { months: string[]; days: AnalyticsPeriod[] } {
  const months: string[] = []
  const first = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 7)}-01`, 1)
  let next = first
  while (addMonths(next, 1) <= addDays(to, 1)) {
    months.push(next)
    next = addMonths(next, 1)
  }
  if (months.length === 0) return { months, days: [{ from, to }] }
  const around = [
    { from, to: addDays(first, -1) },
    { from: next, to },
  ]
  return { months, days: around.filter((days) => days.from <= days.to) }
}
