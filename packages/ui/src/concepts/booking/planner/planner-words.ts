import { formatDate, formatLongDate } from '@potager/domain/format'
import { plannerMessages as words } from '@potager/domain/messages'
import type { WallDate } from '@potager/domain/time'

/** 'lun. 16/11', for a day heading. */
export function dayLabel(day: WallDate): string {
  return `${formatLongDate(`${day}T00:00:00`).slice(0, 3)}. ${formatDate(`${day}T00:00:00`).slice(0, 5)}`
}

/** 'samedi 21 novembre 2026', or 'Du 16/11/2026 au 22/11/2026'. */
export function periodLabel(days: readonly WallDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (first === last) return formatLongDate(`${first}T00:00:00`)
  return words.weekOf(formatDate(`${first}T00:00:00`), formatDate(`${last}T00:00:00`))
}
