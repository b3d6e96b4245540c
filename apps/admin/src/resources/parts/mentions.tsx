import { RecordLink, UpdateButton, type UpdateProps } from '@potager/admin-kit'
import { GUEST_ID } from '@potager/domain/customer'

type OfCustomer = { customerId?: string; customerName: string }

/** The customer of a record, linked to its page; a walk-in has none. */
export function customerOf({ customerId = '', customerName }: OfCustomer) {
  return (
    <RecordLink list="customers" id={customerId === GUEST_ID ? '' : customerId}>
      {customerName}
    </RecordLink>
  )
}

/** The buttons of changes, for the page of a record and for the selected rows of its list. */
export function buttonsOf<Row extends { id: string }>(changes: readonly UpdateProps<Row>[]) {
  return changes.map((change) => <UpdateButton key={change.label} {...change} />)
}

type Mentioning = { restaurantId?: string; restaurantName?: string }

/** The restaurant of a record, linked to its record page. */
export function restaurantOf({ restaurantId = '', restaurantName }: Mentioning) {
  return (
    <RecordLink list="restaurants" id={restaurantId}>
      {restaurantName}
    </RecordLink>
  )
}
