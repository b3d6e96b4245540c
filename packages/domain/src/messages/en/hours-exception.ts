import { formatDate } from '../../format/dates.ts'
import { isOvernight, type ServiceHours } from '../../restaurant/opening-hours.ts'
import type * as fr from '../fr/hours-exception.ts'
import type { Translated } from '../translated.ts'

export type { SaidException } from '../fr/hours-exception.ts'

export const formatDays: Translated<typeof fr.formatDays> = ({ from, to }) =>
  from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`

export const formatService: Translated<typeof fr.formatService> = (service: ServiceHours) =>
  `${service.start} – ${service.end}${isOvernight(service) ? ' (the next day)' : ''}`

export const describeException: Translated<typeof fr.describeException> = ({ hours, reason, ...days }) => {
  const what = hours ? `special hours ${formatDays(days)}: ${formatService(hours)}` : `closed ${formatDays(days)}`
  return reason ? `${what} (${reason})` : what
}

export const announceException: Translated<typeof fr.announceException> = (exception) => {
  const text = describeException(exception)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export const exceptionNoticeMessages = {
  heading: 'Closures and special hours',
  title: 'Please note',
  on: (date) => `on ${date}`,
} satisfies Translated<typeof fr.exceptionNoticeMessages>
