import type { Customer } from '@potager/domain/customer'
import { useBookingMemory } from '../../storybook/useBookingMemory.ts'
import { EventFormScreen, type EventFormScreenProps } from './EventFormScreen.tsx'

type StoryEventFormProps = Omit<EventFormScreenProps, 'search' | 'onCustomer'> & { customers: readonly Customer[] }

/** The form with the memory that its page gives it. */
export function StoryEventForm({ customers, ...screen }: StoryEventFormProps) {
  return <EventFormScreen {...screen} {...useBookingMemory({ ...screen, customers })} />
}
