import { call } from '../../base/api/call.ts'
import { readList } from '../../base/wire/index.ts'
import { CUSTOMER_SEARCH_LIMIT, readCustomer } from './customer.ts'

/** All customers. */
export const listCustomers = call({
  name: 'listCustomers',
  resource: 'customers',
  freshness: { staleTime: 120_000 },
  method: 'GET',
  path: '/user/customers',
  access: 'signed-in',
  request: () => ({}),
  response: (body) => readList(body, readCustomer),
})

/** Customers whose name, or e-mail when the term has an @, contains the term (AMB-61). */
export const searchCustomers = call({
  name: 'searchCustomers',
  resource: 'customers',
  freshness: { staleTime: 60_000 },
  method: 'GET',
  path: '/user/customers/search',
  access: 'signed-in',
  request: (term: string) => ({
    query: { [term.includes('@') ? 'email' : 'name']: term.trim() || undefined, limit: CUSTOMER_SEARCH_LIMIT },
  }),
  response: (body) => readList(body, readCustomer),
})
