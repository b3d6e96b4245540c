import { formatLongDate } from '../../base/format/dates.ts'
import type { HoursException } from './hours-exception.ts'
import { isOvernight, type ServiceHours, servicesIn } from './opening-hours.ts'

/** The fields of an exception that texts need. */
export type ExceptionTextFields = Pick<HoursException, 'from' | 'to' | 'hours' | 'reason'>

/** 'le vendredi 25 décembre 2026', 'du jeudi 24 décembre 2026 au samedi 2 janvier 2027'. */
export function formatDays({ from, to }: Pick<HoursException, 'from' | 'to'>): string {
  return from === to ? `le ${formatLongDate(from)}` : `du ${formatLongDate(from)} au ${formatLongDate(to)}`
}

/** '19:00 – 02:00 (le lendemain)'. */
export function formatService(service: ServiceHours): string {
  return `${service.start} – ${service.end}${isOvernight(service) ? ' (le lendemain)' : ''}`
}

/** '12:00 – 14:30 et 19:00 – 02:00 (le lendemain)'. */
export function formatServices(services: readonly ServiceHours[]): string {
  return services.map(formatService).join(' et ')
}

/** 'fermé exceptionnellement le … (travaux)', 'horaires exceptionnels le … : 12:00 – 15:00'. */
export function describeException({ hours, reason, ...days }: ExceptionTextFields): string {
  const what = hours
    ? `horaires exceptionnels ${formatDays(days)}\u00a0: ${formatServices(servicesIn(hours))}`
    : `fermé exceptionnellement ${formatDays(days)}`
  return reason ? `${what} (${reason})` : what
}

/** The same as a full sentence. */
export function announceException(exception: ExceptionTextFields): string {
  const text = describeException(exception)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Exceptional closures and hours, for visitors. */
export const exceptionNoticeMessages = {
  heading: 'Fermetures et horaires exceptionnels',
  title: 'À noter',
  on: (date: string) => `le ${date}`,
} as const
