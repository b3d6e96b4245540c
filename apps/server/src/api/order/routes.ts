import type { contract } from '@potager/domain/contract'
import { orderMessages, orderRefusals, requestRefusals } from '@potager/domain/messages'
import { nextOrderStatuses, type OrderStatus } from '@potager/domain/order'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { clockArray, pageAnswer, type WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { tellOrderReady } from '../outbox/order.ts'
import { inviteToReview } from '../outbox/visit.ts'
import { conflict, notFound } from '../refusal.ts'
import type { Handlers, Services } from '../serve.ts'
import { takeOrder } from './create.ts'
import { findOrderPage } from './list.ts'
import { readPeriod } from './period.ts'
import { findOrder, lockOrder, type OrderRow, writeOrderStatus } from './queries.ts'

type WireOrder = z.input<typeof contract.order.getOrder.response>

function wireOrder({ instant }: WireTimes, row: OrderRow): WireOrder {
  return {
    id: row.id,
    customerName: row.customerName ?? orderMessages.guest,
    status: row.status,
    totalAmount: row.total / 100,
    createdAt: instant(row.createdAt),
    flatDelivered: row.delivery,
    lines: row.lines.map(([id, dishName, unitPrice, quantity, allergens, note]) => ({
      id,
      dishName,
      unitPrice: unitPrice / 100,
      quantity,
      lineTotal: (unitPrice * quantity) / 100,
      allergens,
      ...(note === null ? {} : { note }),
    })),
    dayNumber: row.dayNumber,
    ...(row.wantedTime === null ? {} : { wantedTime: clockArray(row.wantedTime) }),
    ...(row.deliveryAddress === null ? {} : { deliveryAddress: row.deliveryAddress }),
    ...(row.deliveryPhone === null ? {} : { deliveryPhone: row.deliveryPhone }),
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    ...(row.customerId === null ? {} : { customerId: row.customerId }),
  }
}

function refusedMove(from: OrderStatus, to: OrderStatus): string {
  if (nextOrderStatuses(from).length === 0) return orderRefusals.noMove(from)
  return orderRefusals.move(from, to)
}

/** Orders of the restaurants that the caller may see: an owner's own, all for a manager. */
export function orderHandlers({ db, wire }: Services): Handlers<typeof contract.order> {
  async function readOrder(from: Queryable, caller: Caller, id: string): Promise<WireOrder> {
    const row = await findOrder(from, scopeOf(caller), id)
    if (!row) throw notFound(requestRefusals.unknown.order)
    return wireOrder(wire, row)
  }

  return {
    listOrders: async ({ caller, query: { startDate, endDate, ...query } }) => {
      const listing = { scope: scopeOf(caller), period: readPeriod(startDate, endDate), ...query }
      const { total, rows } = await findOrderPage(db, listing)
      return pageAnswer(
        rows.map((row) => wireOrder(wire, row)),
        total,
        query,
      )
    },

    getOrder: ({ caller, params }) => readOrder(db, caller, params.id),

    // The row lock serialises simultaneous moves: the second one sees the status of the first.
    updateOrderStatus: ({ caller, params, body }) =>
      db.transaction(async (tx) => {
        const { orderId: id } = params
        const order = await lockOrder(tx, scopeOf(caller), id)
        if (!order) throw notFound(requestRefusals.unknown.order)
        const [from, to] = [order.status, body.status]
        if (!nextOrderStatuses(from).includes(to)) throw conflict(refusedMove(from, to))
        await writeOrderStatus(tx, id, to)
        if (to === 'READY') await tellOrderReady(tx, id)
        if (to === 'COMPLETED') await inviteToReview(tx, { orderId: id })
        const subject = { resource: 'order', resourceId: id, restaurantId: order.restaurantId } as const
        const reason = to === 'CANCELED' ? body.reason : undefined
        await recordAudit(tx, caller, { action: 'updateOrderStatus', ...subject, from, to, reason })
        return readOrder(tx, caller, id)
      }),

    createOrder: ({ caller, body, once }) =>
      once(async (tx) => readOrder(tx, caller, await takeOrder(tx, caller, body))),
  }
}
