import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { listCustomers, searchCustomers } from './customer.calls.ts'
import { CUSTOMER_SEARCH_LIMIT } from './customer.ts'

const customer = z.object({ id: z.uuid(), fullName: z.string(), email: z.string() })

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
