import { eventDeskMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { fn } from 'storybook/test'
import { customer, hall, NOW, tonka } from '../reservation/reservation-form.fixtures.ts'
import { empty } from './event-draft.fixtures.ts'

/** The form before anything is filled in, with a customer to find, a restaurant and its room. */
export const eventForm = {
  draft: empty,
  customer: null,
  customers: [customer],
  restaurants: { items: [tonka], onRetry: fn() },
  rooms: { items: [{ room: hall, state: 'available' as const }], onRetry: fn() },
  now: NOW,
  submitting: false,
  serverErrors: {},
  refusal: '',
  back: <a href={paths.eventRequests}>{eventDeskMessages.form.back}</a>,
  onChange: fn(),
  onSubmit: fn(),
  onCancel: fn(),
}
