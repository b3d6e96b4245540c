import type * as fr from '../fr/event-request.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { pageTitles } from './titles.ts'

export const eventTypeLabels = {
  ANNIVERSAIRE_ENFANT: 'Child’s birthday',
  CONFERENCE: 'Conference',
  SEMINAIRE: 'Seminar',
  REUNION_ENTREPRISE: 'Company meeting',
  AUTRE: 'Other',
} satisfies Translated<typeof fr.eventTypeLabels>

export const eventStatusLabels = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
} satisfies Translated<typeof fr.eventStatusLabels>

export const managedEventStatusLabels = {
  ...eventStatusLabels,
  CANCELLED: 'Refused',
} satisfies Translated<typeof fr.managedEventStatusLabels>

export const eventMoveLabels = {
  PENDING: { list: 'Put back to pending', management: 'Put back to pending' },
  CONFIRMED: { list: 'Confirm', management: 'Confirm' },
  COMPLETED: { list: 'Mark as completed', management: 'Mark as completed' },
  CANCELLED: { list: 'Cancel the request', management: 'Refuse' },
} satisfies Translated<typeof fr.eventMoveLabels>

export const eventMessages = {
  title: pageTitles.eventRequests,
  managementTitle: pageTitles.manageEventRequests,
  empty: 'No event request',
  filteredEmpty: 'No request matches these filters',
  create: 'New event request',
  manage: 'Manage the requests',
  details: 'Details',
  refuse: 'Refuse',
  created: 'Event request created!',
  cancelQuestion: 'Are you sure you want to cancel this event request?',
  refuseQuestion: 'Are you sure you want to refuse this event request?',
  reopenQuestion: 'This request is over. Do you really want to change its status?',
  cancelled: 'Request cancelled',
  cancelFailure: 'Cancelling failed',
  refused: 'Request refused!',
  refuseFailure: 'Refusing failed',
  statusUpdated: 'Status updated!',
  statusFailure: 'The status could not be updated',
  wholeRestaurant: 'Whole restaurant',
  reason: 'Reason',
  waiting: (days) => (days < 1 ? 'Received today' : `Waiting for ${plural(days, 'day')}`),
} satisfies Translated<typeof fr.eventMessages>

export const eventFormMessages = {
  type: 'Choose a kind of event',
  titleRequired: 'The title is required',
  titleRequiredOnSubmit: 'The title of the event is required',
  descriptionRequired: 'The description of the event is required',
  phone: 'This is not a phone number',
  counter: (length, advised) => `${length}/${advised}`,
  longerThanAdvised: (max) => `longer than advised (${max} at most)`,
} satisfies Translated<typeof fr.eventFormMessages>
