import type * as fr from '../fr/calendar-feed.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { reservationStatusLabels } from './reservation.ts'

export const calendarFeedMessages = {
  open: 'Calendar of the restaurant',
  title: (restaurant) => `Calendar of the restaurant: ${restaurant}`,
  lead: 'Pending and confirmed reservations and events in the calendar of your phone or computer, kept up to date by it.',
  none: 'This calendar has no address yet.',
  since: (date) => `An address has been in use since ${date}. It is no longer shown: if you lost it, create a new one.`,
  create: 'Create the address',
  renew: 'Change the address',
  renewQuestion:
    'The present address will no longer answer: every subscribed calendar must be given the new one. Change the address?',
  revoke: 'Close the address',
  revokeQuestion:
    'Subscribed calendars will no longer receive anything and the address will never be used again. Close the address?',
  keep: 'Keep the address',
  close: 'Close',
  address: 'Address to give to the calendar',
  once: 'Copy it now: it will not be shown again. Whoever knows it reads names and times without signing in.',
  copy: 'Copy',
  copied: 'Address copied.',
  copyFailure: 'Copying failed. Select the address and copy it yourself.',
  how: 'In the calendar choose “Subscribe to a calendar” or “Add from URL”, then paste the address.',
  renewed: 'New address created.',
  revoked: 'The address no longer answers.',
  failure: 'The calendar of the restaurant could not be read. Try again.',
  unknown: 'No such calendar: its address was changed or closed.',
  entry: (kind, people, status) =>
    [
      kind,
      plural(people, 'person', 'people'),
      reservationStatusLabels[status as keyof typeof reservationStatusLabels],
    ].join(' · '),
} satisfies Translated<typeof fr.calendarFeedMessages>
