import { ApiError } from '../../base/api/call.ts'
import { type Filters, onlyServer, someIds } from '../../base/filters/filters.ts'
import {
  code,
  count,
  describe,
  euros,
  id,
  list,
  nullable,
  optional,
  type Read,
  reader,
  readList,
  record,
  text,
  utc,
  within,
} from '../../base/wire/index.ts'
import { messageWishes } from '../message/index.ts'

/** A customer as searches return it; a row without an id is dropped by the caller. */
export const customerRecord = record({
  id,
  fullName: text,
  email: text,
  phone: describe('Au format E.164 (extension)', optional(text)),
})
export interface Customer extends Read<typeof customerRecord> {}
export const readCustomer = reader(customerRecord)

/**
 * A customer's page (extension). Texts are '' when there are none; restaurants and figures are those that the caller may
 * see. `spent` counts completed orders; `lastSeen` is the last order taken or booking honoured. `erasedAt` is only there once
 * the person was erased, `messages` where they want fewer than all.
 */
export const customerCardRecord = record({
  id,
  fullName: text,
  email: text,
  phone: text,
  note: text,
  version: within({ min: 1 }, 'whole'),
  createdAt: utc,
  restaurants: list(record({ id, name: text })),
  orders: count,
  bookings: count,
  noShows: count,
  reviews: count,
  spent: euros,
  lastSeen: nullable(utc),
  erasedAt: optional(utc),
  messages: optional(code(messageWishes)),
})
export interface CustomerCard extends Read<typeof customerCardRecord> {}
export const readCustomerCard = reader(customerCardRecord)

/** What the console filters customers by; cards do not tell where somebody was, nor what their other numbers are. */
export const customerFilters = {
  ids: someIds(({ id: own }) => own, 4000),
  restaurantId: onlyServer({ id: 'id' }),
  q: onlyServer({ search: 'words' }),
} satisfies Filters<CustomerCard>

/** What a person writes of a customer; '' for what there is none of. One of phone and e-mail is needed. */
export type CustomerDraft = { fullName: string; email: string; phone: string; note: string }

/** Most characters of each field. */
export const customerLimits = { fullName: { max: 100 }, email: { max: 254 }, note: { max: 2000 } } as const

/** Customers with the same phone or e-mail, from the refusal of a creation; [] for any other error. */
export function readDoubles(error: unknown): Customer[] {
  if (!(error instanceof ApiError) || error.status !== 409) return []
  return readList(error.body.lists?.doubles, customerRecord.read).filter((double) => double.id !== '')
}

/** How long a merge can be undone, in hours. */
export const MERGE_UNDO_HOURS = 24

/** Stands for « no customer » in an order; never a customer of a reservation or an event. */
export const GUEST_ID = '00000000-0000-0000-0000-000000000000'

/** The search waits this long after the last key, and asks for at most this many. */
export const CUSTOMER_SEARCH_DELAY_MS = 300
export const CUSTOMER_SEARCH_LIMIT = 20
