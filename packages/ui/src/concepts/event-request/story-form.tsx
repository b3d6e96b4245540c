import { type EventDraft, eventDraft } from '@potager/domain/event-request'
import { eventDeskMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { fn } from 'storybook/test'
import { bookingForm, customer, hall, tonka } from '../../storybook/booking-form.ts'

/** Nothing filled in. */
export const emptyEvent = eventDraft.empty()
/** A request that could be sent. */
export const filledEvent: EventDraft = {
  ...emptyEvent,
  customerId: customer.id,
  restaurantId: tonka.id,
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 30,
  title: 'Séminaire de rentrée',
  description: 'Journée de travail.',
}

/** The form before anything is filled in, with a customer to find, a restaurant and its room. */
export const eventForm = {
  ...bookingForm,
  draft: emptyEvent,
  rooms: { items: [{ room: hall, state: 'available' as const }], onRetry: fn() },
  back: <a href={paths.eventRequests}>{eventDeskMessages.form.back}</a>,
}
