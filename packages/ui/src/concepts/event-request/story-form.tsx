import { type EventRequestDraft, eventRequestDraft } from '@potager/domain/event-request'
import { eventRequestScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { bookingForm, customer, hall, tonka } from '@potager/storybook/booking-form'
import { fn } from 'storybook/test'

export const emptyEventRequest = eventRequestDraft.empty()
/** A complete request. */
export const filledEventRequest: EventRequestDraft = {
  ...emptyEventRequest,
  customerId: customer.id,
  restaurantId: tonka.id,
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 30,
  title: 'Séminaire de rentrée',
  description: 'Journée de travail.',
}

/** An empty form, with a customer to find, a restaurant and its room. */
export const storyEventRequestForm = {
  ...bookingForm,
  draft: emptyEventRequest,
  rooms: { items: [{ room: hall, state: 'available' as const }], onRetry: fn() },
  back: <a href={paths.eventRequests}>{eventRequestScreenMessages.form.back}</a>,
}
