import { RecordLink } from '@potager/admin-kit'
import { GUEST_ID } from '@potager/domain/customer'

type Mentioning = { customerId?: string; customerName: string }

/** The customer of a record, linked to its page; a walk-in has none. */
export function customerOf({ customerId = '', customerName }: Mentioning) {
  return (
    <RecordLink list="customers" id={customerId === GUEST_ID ? '' : customerId}>
      {customerName}
    </RecordLink>
  )
}
