import { asRecord, readId, readString } from '../../base/wire/index.ts'

/** A customer as searches return it. */
export type Customer = { id: string; fullName: string; email: string }

/** Stands for « no customer » in an order; never a customer of a reservation or an event. */
export const GUEST_ID = '00000000-0000-0000-0000-000000000000'

/** The search waits this long after the last key, and asks for at most this many. */
export const CUSTOMER_SEARCH_DELAY_MS = 300
export const CUSTOMER_SEARCH_LIMIT = 20

/** Reads one search result; a row without an id is dropped by the caller. */
export function readCustomer(value: unknown): Customer {
  const row = asRecord(value) ?? {}
  return { id: readId(row.id), fullName: readString(row.fullName), email: readString(row.email) }
}
