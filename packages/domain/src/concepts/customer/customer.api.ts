import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { listCustomers, searchCustomers } from './customer.calls.ts'
import { CUSTOMER_SEARCH_LIMIT, customerRecord } from './customer.ts'

const customer = answerOf(customerRecord)

export const customerEndpoints = {
  listCustomers: endpoint(listCustomers, { summary: 'Lister les clients', response: z.array(customer) }),
  searchCustomers: endpoint(searchCustomers, {
    summary: 'Chercher un client par nom ou par e-mail',
    query: z.object({
      name: z.string().max(100).optional(),
      email: z.string().max(254).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(CUSTOMER_SEARCH_LIMIT),
    }),
    response: z.array(customer),
  }),
}
