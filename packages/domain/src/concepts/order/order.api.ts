import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { queryErrors } from '../../base/messages/query-errors.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, momentQuery, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { bookingReason } from '../booking/booking.schema.ts'
import { createOrder, getOrder, listOrders, orderSorts, updateOrderStatus } from './order.calls.ts'
import { createOrderBody } from './order.schema.ts'
import { ORDER_LARGEST_PAGE, ORDER_PAGE_SIZE, orderRecord } from './order.ts'
import { orderStatuses } from './order-status.ts'

const order = answerOf(orderRecord)

const status = z.enum(orderStatuses, { error: fieldErrors.status })

export const orderEndpoints = {
  listOrders: endpoint(listOrders, {
    summary: 'Lister les commandes',
    query: z.object({
      status: status.optional(),
      customerId: z.uuid(fieldErrors.customerId).optional(),
      restaurantId: z.uuid(fieldErrors.restaurantId).optional(),
      startDate: momentQuery.optional(),
      endDate: momentQuery.optional(),
      ...pageQuery(ORDER_PAGE_SIZE, ORDER_LARGEST_PAGE),
      sortBy: z.enum(orderSorts, { error: queryErrors.sort }).default('createdAt'),
      sortDirection: z.enum(['asc', 'desc'], { error: queryErrors.sort }).default('desc'),
    }),
    response: pageOf(order),
  }),
  getOrder: endpoint(getOrder, {
    summary: 'Lire une commande',
    params: idParams,
    response: order,
    errors: [404],
  }),
  updateOrderStatus: endpoint(updateOrderStatus, {
    summary: 'Faire avancer une commande',
    params: z.object({ orderId: z.uuid(fieldErrors.id) }),
    body: z.object({ status, reason: bookingReason }),
    response: order,
    errors: [404, 409],
  }),
  createOrder: endpoint(createOrder, {
    summary: 'Prendre une commande',
    body: createOrderBody,
    status: 201,
    response: order,
    errors: [409, 422],
  }),
}
