import type { Customer } from '@potager/domain/customer'
import { useBookingMemory } from '../../storybook/useBookingMemory.ts'
import { EventRequestFormScreen, type EventRequestFormScreenProps } from './EventRequestFormScreen.tsx'

type StoryEventRequestFormProps = Omit<EventRequestFormScreenProps, 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
}

/** The form with the memory that its page gives it. */
export function StoryEventRequestForm({ customers, ...screen }: StoryEventRequestFormProps) {
  return <EventRequestFormScreen {...screen} {...useBookingMemory({ ...screen, customers })} />
}
