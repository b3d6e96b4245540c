import { id, type Read, reader, record, text } from '../../base/wire/index.ts'

/** A customer as searches return it; a row without an id is dropped by the caller. */
export const customerRecord = record({ id, fullName: text, email: text })
export interface Customer extends Read<typeof customerRecord> {}
export const readCustomer = reader(customerRecord)

/** Stands for « no customer » in an order; never a customer of a reservation or an event. */
export const GUEST_ID = '00000000-0000-0000-0000-000000000000'

/** The search waits this long after the last key, and asks for at most this many. */
export const CUSTOMER_SEARCH_DELAY_MS = 300
export const CUSTOMER_SEARCH_LIMIT = 20
