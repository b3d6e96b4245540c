import type { BookingPeriod } from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomerPickerProps } from '../../components/input/index.ts'
import type { RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import type { RoomChoiceProps } from './RoomChoice.tsx'

/** What every booking asks: for whom, where, when, how many. */
export type Booking = BookingPeriod & {
  customerId: string
  restaurantId: string
  roomId: string
  people: number | null
}

/** What the form of a booking is given. */
export type BookingFormProps<Draft extends Booking> = {
  /** It holds the draft and its rules. */
  form: UseFormReturn<Draft>
  /** What is in the form now. */
  draft: Draft
  /** The customer of the draft, with the name to show. */
  customer: Customer | null
  restaurants: RestaurantSelectProps['restaurants']
  /** Why it is this restaurant. */
  restaurantHint?: string | undefined
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'loading' | 'error'>
  /** Rooms with their state for the period. */
  rooms: RoomChoiceProps['rooms']
  now: Instant
  submitting: boolean
  /** What the last refusal said of no field, while nothing was changed since; '' when nothing. */
  refusal: string
  /** Link back to the list. */
  back: ReactNode
  /** True when it is empty again in front of somebody: its title has the focus. */
  begunAgain?: boolean
  /** Begins with an empty one; given while a draft of before is shown. */
  onAfresh?: (() => void) | undefined
  /** Told who was chosen; the form has the id. */
  onCustomer: (customer: Customer | null) => void
  onSubmit: (draft: Draft) => void
  onCancel: () => void
}
