import type { Customer } from '@potager/domain/customer'
import { type EventRequestDraft, eventRequestDraft } from '@potager/domain/event-request'
import { eventRequestScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { bookingForm, customer, hall, tonka } from '@potager/storybook/booking-form'
import { fn } from 'storybook/test'
import type { ServerErrors } from '../../components/input/index.ts'
import { useBookingMemory } from '../booking/story-booking-memory.ts'
import {
  EventRequestFormScreen,
  type EventRequestFormScreenProps,
  eventRequestRules,
} from './EventRequestFormScreen.tsx'

type StoryEventFormProps = Omit<EventRequestFormScreenProps, 'form' | 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  serverErrors: ServerErrors
  onChange: (draft: EventRequestDraft) => void
}

/** The form, with the props that its page provides. */
export function StoryEventRequestForm(props: StoryEventFormProps) {
  const { items } = props.restaurants
  const memory = useBookingMemory(
    props,
    (draft) =>
      eventRequestRules(
        draft,
        items?.find(({ id }) => id === draft.restaurantId),
      ),
    items,
  )
  return <EventRequestFormScreen {...props} {...memory} />
}

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
