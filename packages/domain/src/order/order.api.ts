import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { createOrder, getOrder, listOrders, orderSorts, updateOrderStatus } from './order.calls.ts'
import { createOrderBody } from './order.schema.ts'
import { ORDER_PAGE_SIZE } from './order.ts'
import { orderStatuses } from './order-status.ts'

const order = z.object({
  id: z.uuid(),
  customerName: z.string(),
  status: z.enum(orderStatuses),
  totalAmount: z.number(),
  createdAt: z.iso.datetime({ offset: true }),
  flatDelivered: z.boolean(),
  lines: z.array(
    z.object({
      id: z.uuid(),
      dishName: z.string(),
      unitPrice: z.number(),
      quantity: z.int(),
      lineTotal: z.number(),
      allergens: z.array(z.string()),
    }),
  ),
  restaurantId: z.uuid(),
  restaurantName: z.string(),
})

const orderPage = z.object({
  content: z.array(order),
  totalElements: z.int(),
  totalPages: z.int(),
  first: z.boolean(),
  last: z.boolean(),
})

/** Zone-less Paris wall clock, or an instant with Z or an offset; '+' and ':' arrive decoded. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/, 'Date invalide')
  .optional()

const status = z.enum(orderStatuses, { error: 'Statut inconnu' })

export const orderEndpoints = {
  listOrders: endpoint(listOrders, {
    summary: 'Lister les commandes',
    query: z.object({
      status: status.optional(),
      customerId: z.uuid('ID client invalide').optional(),
      startDate: moment,
      endDate: moment,
      page: z.coerce
        .number('Page invalide')
        .int('Page invalide')
        .min(0, 'Page invalide')
        .max(1_000_000, 'Page invalide')
        .default(0),
      size: z.coerce
        .number('Taille invalide')
        .int('Taille invalide')
        .min(1, 'Taille invalide')
        .max(100, 'Taille invalide')
        .default(ORDER_PAGE_SIZE),
      sortBy: z.enum(orderSorts, { error: 'Tri inconnu' }).default('createdAt'),
      sortDirection: z.enum(['asc', 'desc'], { error: 'Sens de tri inconnu' }).default('desc'),
    }),
    response: orderPage,
  }),
  getOrder: endpoint(getOrder, {
    summary: 'Lire une commande',
    params: z.object({ id: z.uuid('Identifiant invalide') }),
    response: order,
    errors: [404],
  }),
  updateOrderStatus: endpoint(updateOrderStatus, {
    summary: 'Faire avancer une commande',
    params: z.object({ orderId: z.uuid('Identifiant invalide') }),
    body: z.object({ status }),
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
