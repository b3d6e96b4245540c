import { call } from '../../base/api/call.ts'
import { day, optional, type Read, reader, record, text } from '../../base/wire/index.ts'

/** The link of a visit, for a ticket: its path on the site, the whole address to print, and its last day. */
const visitLinkRecord = record({ path: text, address: text, until: day })
export interface VisitLink extends Read<typeof visitLinkRecord> {}

/** The link of an order's visit; absent while it is not completed, some days later, once it was used, and for orders from before. */
export const orderVisitRecord = record({ link: optional(visitLinkRecord) })
export const readOrderVisit = reader(orderVisitRecord)

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
