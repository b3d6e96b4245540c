import type { BookingPeriod } from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import type { Instant } from '@potager/domain/time'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomerPickerProps } from '../../components/input/index.ts'
import type { RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'
import type { RoomChoiceProps } from './RoomChoice.tsx'

/** Fields that every booking has: customer, place, period, people. */
export type Booking = BookingPeriod & {
  customerId: string
  restaurantId: string
  roomId: string
  people: number | null
}

/** Props of a booking form. */
export type BookingFormProps<Draft extends Booking> = {
  /** The form of react-hook-form, with the draft and its rules. */
  form: UseFormReturn<Draft>
  /** The draft as the form holds it. */
  draft: Draft
  /** The draft's customer, with a name to show. */
  customer: Customer | null
  restaurants: RestaurantSelectProps['restaurants']
  /** Why this restaurant is preselected. */
  restaurantHint?: string | undefined
  /** Search for a customer, and its answers. */
  search: Pick<CustomerPickerProps, 'onSearch' | 'options' | 'answered' | 'onCreate' | 'loading' | 'error'>
  /** Rooms with their availability for the period. */
  rooms: RoomChoiceProps['rooms']
  now: Instant
  submitting: boolean
  /** The server's last error that belongs to no field; '' for none, or once the form changed. */
  refusal: string
  /** Link back to the list. */
  back: ReactNode
  /** True after the form was cleared in place: its title then takes the focus. */
  begunAgain?: boolean
  /** Discards the restored draft; set while one is shown. */
  onAfresh?: (() => void) | undefined
  /** Goes back to the room and the moment of the restored draft; set while others, from the planner, are shown. */
  onOwnPlace?: (() => void) | undefined
  /** Called with the chosen customer; the form itself stores the id. */
  onCustomer: (customer: Customer | null) => void
  onSubmit: (draft: Draft) => void
  onCancel: () => void
}
