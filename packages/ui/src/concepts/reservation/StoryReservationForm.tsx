import type { Customer } from '@potager/domain/customer'
import type { ReservationDraft } from '@potager/domain/reservation'
import type { ServerErrors } from '../../components/input/index.ts'
import { useBookingMemory } from '../booking/story-booking-memory.ts'
import { ReservationFormScreen, type ReservationFormScreenProps, reservationRules } from './ReservationFormScreen.tsx'

type StoryReservationFormProps = Omit<ReservationFormScreenProps, 'form' | 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  serverErrors: ServerErrors
  onSearch: (term: string) => void
  onChange: (draft: ReservationDraft) => void
}

/** The form, with the props that its page provides. */
export function StoryReservationForm(props: StoryReservationFormProps) {
  const { items } = props.restaurants
  const memory = useBookingMemory(
    props,
    (draft) =>
      reservationRules(
        draft,
        items?.find(({ id }) => id === draft.restaurantId),
      ),
    items,
  )
  return <ReservationFormScreen {...props} {...memory} />
}
