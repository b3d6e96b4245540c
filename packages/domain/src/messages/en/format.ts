import type * as fr from '../fr/format.ts'
import type { Translated } from '../translated.ts'

export const formatMessages = {
  invalidDate: 'Invalid date',
  lessThanAnHour: 'Less than 1h ago',
  hoursAgo: (hours) => `${hours}h ago`,
  yesterday: 'Yesterday',
  daysAgo: (days) => `${days} days ago`,
  justNow: 'just now',
  minutes: (minutes) => `${minutes} min`,
  hours: (hours, minutes) => `${hours} h ${minutes}`,
  days: (days) => `${days} d`,
  taxIncluded: (amount) => `${amount}\u00a0incl. VAT`,
} satisfies Translated<typeof fr.formatMessages>
