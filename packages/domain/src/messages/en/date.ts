import type * as fr from '../fr/date.ts'
import type { Translated } from '../translated.ts'

export const dateMessages = {
  dateShape: 'dd/mm/yyyy',
  timeShape: 'hh:mm',
  open: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
  unreadableDate: 'This is not a date. Type for example 21/11/2026.',
  unreadableTime: 'This is not a time. Type for example 19:30.',
} satisfies Translated<typeof fr.dateMessages>
