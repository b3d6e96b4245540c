import type { Customer } from '@potager/domain/customer'
import { useBookingMemory } from '../../storybook/useBookingMemory.ts'
import { ReservationFormScreen, type ReservationFormScreenProps } from './ReservationFormScreen.tsx'

type StoryReservationFormProps = Omit<ReservationFormScreenProps, 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  onSearch: (term: string) => void
}

/** The form with the memory that its page gives it. */
export function StoryReservationForm({ customers, onSearch, ...screen }: StoryReservationFormProps) {
  return <ReservationFormScreen {...screen} {...useBookingMemory({ ...screen, customers, onSearch })} />
}
