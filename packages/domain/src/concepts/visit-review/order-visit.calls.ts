import { call } from '../../base/api/call.ts'
import { readOrderVisit, type VisitLink } from './order-visit.ts'

/** The address that the ticket of a completed order gives to its customer, or null (extension); 404 as for the order. */
export const getOrderVisit = call({
  name: 'getOrderVisit',
  resource: 'orders',
  freshness: { staleTime: 300_000, refetchOnWindowFocus: false },
  method: 'GET',
  path: '/menu/order/:id/visit',
  access: 'staff',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: (body): VisitLink | null => readOrderVisit(body).link ?? null,
})
