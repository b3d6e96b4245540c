import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { queryErrors } from '../../base/messages/request-refusals.ts'
import { readName, readText } from '../../base/text/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, momentQuery, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { bookingReason } from '../booking/booking.schema.ts'
import { customerPhone } from '../customer/customer.schema.ts'
import { createOrder, getOrder, listOrders, orderSorts, updateOrderStatus } from './order.calls.ts'
import { orderFieldErrors } from './order.messages.ts'
import { ORDER_LARGEST_PAGE, ORDER_PAGE_SIZE, orderLimits, orderRecord, orderStatuses } from './order.ts'
import { isCustomerNameAccepted } from './order-draft.ts'

const m = orderFieldErrors
const { quantity, lines, note, address } = orderLimits

/**
 * The body of POST /menu/order with the specification's rules. The server checks that dishes exist and are available.
 */
export const createOrderBody = z.object({
  idRestaurant: z.uuid(fieldErrors.restaurantId),
  idUser: z.uuid(fieldErrors.customerId),
  listDishNumber: z
    .array(
      z.object({
        idDish: z.uuid(m.dish),
        number: z
          .number({ error: m.quantity })
          .int(m.quantity)
          .min(quantity.min, m.quantity)
          .max(quantity.max, m.quantity),
      }),
      { error: m.noLine },
    )
    .min(lines.min, m.noLine)
    .max(lines.max, m.tooManyLines),
  flatDelivered: z.boolean({ error: m.delivery }),
  customerName: z
    .string({ error: m.customerName })
    .overwrite(readName)
    .refine(isCustomerNameAccepted, m.customerName)
    .optional(),
  lineNotes: z
    .array(
      z.object({
        idDish: z.uuid(m.dish),
        note: z
          .string({ error: m.note })
          .overwrite(readText)
          .min(1, m.note)
          .max(note.max, fieldErrors.textMax(note.max)),
      }),
    )
    .max(lines.max, m.tooManyLines)
    .optional(),
  wantedTime: z
    .string({ error: m.wantedTime })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, m.wantedTime)
    .optional(),
  deliveryAddress: z
    .string({ error: m.address })
    .overwrite(readText)
    .min(1, m.address)
    .max(address.max, fieldErrors.textMax(address.max))
    .optional(),
  deliveryPhone: customerPhone.optional(),
})

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
