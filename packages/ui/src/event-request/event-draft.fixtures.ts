import { type EventDraft, eventDraft } from '@potager/domain/event-request'
import { customer, tonka } from '../reservation/reservation-form.fixtures.ts'

/** Nothing filled in. */
export const empty = eventDraft.empty()
/** A request that could be sent. */
export const filled: EventDraft = {
  ...empty,
  customerId: customer.id,
  restaurantId: tonka.id,
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 30,
  title: 'Séminaire de rentrée',
  description: 'Journée de travail.',
}
