import type { Customer } from '@potager/domain/customer'
import type { EventRequestDraft } from '@potager/domain/event-request'
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
