import { call } from '../../base/api/call.ts'
import { reader } from '../../base/wire/index.ts'
import { readCustomerCard } from '../customer/index.ts'
import { readUser } from '../user/index.ts'
import { customerExportRecord, userExportRecord } from './customer-export.ts'

/**
 * Erases a customer for good (extension): names, contacts and free texts go, amounts, days and counts stay. 409, which says
 * why, while a booking is to come or an order open.
 */
export const eraseCustomer = call({
  name: 'eraseCustomer',
  resource: 'customers',
  method: 'POST',
  path: '/user/customers/:id/erase',
  access: 'privileged',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readCustomerCard,
})

/** Everything that is held about a customer (extension), for who asks what is known of them; 404 when there is none. */
export const exportCustomer = call({
  name: 'exportCustomer',
  resource: 'customers',
  method: 'GET',
  path: '/user/customers/:id/export',
  access: 'privileged',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: reader(customerExportRecord),
})

/**
 * Erases the person of an account for good (extension): name, contacts, sessions and reviews’ author go, what was done stays.
 * 409, which says why, for one's own account and for whom a restaurant has nobody else.
 */
export const eraseUser = call({
  name: 'eraseUser',
  resource: 'users',
  method: 'POST',
  path: '/users/:id/erase',
  access: 'admin',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: readUser,
})

/** Everything that is held about the person of an account (extension); 404 when there is none. */
export const exportUser = call({
  name: 'exportUser',
  resource: 'users',
  method: 'GET',
  path: '/users/:id/export',
  access: 'admin',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: reader(userExportRecord),
})
