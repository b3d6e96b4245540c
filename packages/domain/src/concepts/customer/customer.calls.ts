import { call } from '../../base/api/call.ts'
import { readPhonePart } from '../../base/format/phone.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredList, reader } from '../../base/wire/index.ts'
import { CUSTOMER_SEARCH_LIMIT, type CustomerDraft, readCustomer, readCustomerCard } from './customer.ts'
import { type CustomerImportRow, customerImportRecord } from './customer-import.ts'

/** All customers. */
export const listCustomers = call({
  name: 'listCustomers',
  resource: 'customers',
  freshness: { staleTime: 120_000 },
  method: 'GET',
  path: '/user/customers',
  access: 'signed-in',
  request: () => ({}),
  response: answeredList(readCustomer),
})

/**
 * Customers whose name, or e-mail when the term has an @, contains the term (AMB-61), or whose phone does when it looks
 * like one (extension).
 */
export const searchCustomers = call({
  name: 'searchCustomers',
  resource: 'customers',
  freshness: { staleTime: 60_000 },
  method: 'GET',
  path: '/user/customers/search',
  access: 'signed-in',
  extensionKeys: ['phone'],
  request: (term: string) => {
    const phone = readPhonePart(term)
    return {
      query: {
        [term.includes('@') ? 'email' : 'name']: term.trim() || undefined,
        ...(phone === null ? {} : { phone }),
        limit: CUSTOMER_SEARCH_LIMIT,
      },
    }
  },
  response: answeredList(readCustomer),
})

/** A new customer; `restaurantId` is where it belongs, `confirmed` that it is nobody who was offered. */
export type NewCustomer = CustomerDraft & { restaurantId?: string; confirmed?: boolean }

/**
 * Makes a customer (extension). 409 when another that the caller sees has that phone or e-mail: `readDoubles` reads them
 * from the error, and `confirmed` makes it all the same. An owner's customer belongs to a restaurant of theirs.
 */
export const createCustomer = call({
  name: 'createCustomer',
  resource: 'customers',
  method: 'POST',
  path: '/user/customers',
  access: 'signed-in',
  extension: true,
  creates: true,
  request: ({ restaurantId, confirmed, ...draft }: NewCustomer) => ({
    body: { ...filled(draft), restaurantId, ...(confirmed ? { confirmed } : {}) },
  }),
  response: readCustomerCard,
})

/** A customer's page (extension); 404 when the caller may not see it or there is none. A merged one is its double's. */
export const getCustomer = call({
  name: 'getCustomer',
  resource: 'customers',
  method: 'GET',
  path: '/user/customers/:id',
  access: 'signed-in',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readCustomerCard,
})

/** An edit of a customer, of the version that was read; `confirmed` that it is nobody who was offered. */
export type CustomerEdit = CustomerDraft & { id: string; version: number; confirmed?: boolean }

/**
 * Replaces a customer's fields (extension); 409 when it was changed since `version` was read, or gets the phone or e-mail of
 * another: `readDoubles` reads them, and `confirmed` writes it all the same.
 */
export const updateCustomer = call({
  name: 'updateCustomer',
  resource: 'customers',
  method: 'PUT',
  path: '/user/customers/:id',
  access: 'signed-in',
  extension: true,
  request: ({ id, version, confirmed, ...draft }: CustomerEdit) => ({
    params: { id },
    body: { ...filled(draft), version, ...(confirmed ? { confirmed } : {}) },
  }),
  response: readCustomerCard,
})

/** Which two customers become the first one, as both were read. */
export type CustomerMerge = { id: string; version: number; other: string; otherVersion: number }

/**
 * Merges a customer's double into it (extension): its orders, bookings, reviews and history follow. 409 when one of them
 * was changed since it was read.
 */
export const mergeCustomers = call({
  name: 'mergeCustomers',
  resource: 'customers',
  method: 'POST',
  path: '/user/customers/:id/merge',
  access: 'signed-in',
  extension: true,
  request: ({ id, ...body }: CustomerMerge) => ({ params: { id }, body }),
  response: readCustomerCard,
})

/**
 * Undoes the last merge of a customer (extension): what was moved goes back. 409, which says why, after a day or once the
 * customer was edited.
 */
export const undoMerge = call({
  name: 'undoMerge',
  resource: 'customers',
  method: 'POST',
  path: '/user/customers/:id/unmerge',
  access: 'signed-in',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readCustomerCard,
})

/** Has a customer get all messages again who wanted fewer (extension); again, it changes nothing. */
export const resumeMessages = call({
  name: 'resumeMessages',
  resource: 'customers',
  method: 'PUT',
  path: '/user/customers/:id/messages',
  access: 'signed-in',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readCustomerCard,
})

/**
 * Compares rows of a file with the customers that the caller sees, or with `apply` writes them, all or none (extension).
 * 409 when a row is refused or the customers no longer compare as `digest` says. The key goes with both; only what is
 * applied uses it up.
 */
export const importCustomers = call({
  name: 'importCustomers',
  resource: 'customers',
  method: 'POST',
  path: '/user/customers/import',
  access: 'signed-in',
  extension: true,
  creates: true,
  request: (body: { rows: readonly CustomerImportRow[]; apply: boolean; digest?: string; restaurantId?: string }) => ({
    body: trimmed(body),
  }),
  response: reader(customerImportRecord),
})

/** Blank texts are left out (T17). */
function filled(draft: CustomerDraft) {
  const { fullName, email, phone, note } = trimmed(draft)
  const kept = Object.entries({ email, phone, note }).filter(([, value]) => value !== '')
  return { fullName, ...Object.fromEntries(kept) }
}
