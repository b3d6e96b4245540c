import type { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import {
  bookingRefusals,
  orderFieldErrors,
  orderMessages,
  orderRefusals,
  requestRefusals,
} from '@potager/domain/messages'
import { nextOrderStatuses, type OrderStatus } from '@potager/domain/order'
import { DELIVERY_FEATURE } from '@potager/domain/restaurant'
import { isOnMenu } from '@potager/domain/restaurant-menu'
import type { z } from 'zod'
import { newId, type Queryable } from '../../db/database.ts'
import { clockArray, pageAnswer, type WireTimes } from '../answers.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { findCustomerName } from '../customer/queries.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { tellOrderReady } from '../outbox/order.ts'
import { inviteToReview } from '../outbox/visit.ts'
import { findOrderingRestaurant } from '../restaurant/queries.ts'
import { findOfferedDishesById, offerOf } from '../restaurant-menu/routes.ts'
import type { Handlers, Services } from '../serve.ts'
import { findOrderPage } from './list.ts'
import { readPeriod } from './period.ts'
import { findOrder, insertOrder, lockOrder, type NewOrder, type OrderRow, writeOrderStatus } from './queries.ts'

type Body = z.output<typeof contract.order.createOrder.body>
type Problems = Record<string, string>

async function checkRestaurant(tx: Queryable, caller: Caller, body: Body, problems: Problems): Promise<void> {
  const restaurant = await findOrderingRestaurant(tx, scopeOf(caller), body.idRestaurant)
  if (!restaurant) {
    problems.idRestaurant = bookingRefusals.unknownRestaurant
    return
  }
  if (!restaurant.allowed) throw forbidden(orderRefusals.forbidden)
  if (body.flatDelivered && !restaurant.features.includes(DELIVERY_FEATURE)) {
    problems.flatDelivered = orderRefusals.noDelivery
  }
  for (const field of ['deliveryAddress', 'deliveryPhone'] as const) {
    if (!body.flatDelivered && body[field] !== undefined) problems[field] = orderRefusals.notDelivered
  }
}

async function customerOf(tx: Queryable, caller: Caller, body: Body, problems: Problems) {
  if (body.idUser === GUEST_ID) return { customerId: null, customerName: body.customerName ?? null }
  const customerName = await findCustomerName(tx, scopeOf(caller), body.idUser)
  if (customerName === undefined) problems.idUser = bookingRefusals.unknownCustomer
  return { customerId: body.idUser, customerName: customerName ?? null }
}

/** Lines at the restaurant's prices of the moment; an unknown, unavailable or repeated dish is reported at its line. */
async function linesOf(tx: Queryable, body: Body, problems: Problems): Promise<NewOrder['lines']> {
  const asked = body.listDishNumber.map(({ idDish, number }) => ({ dishId: idDish.toLowerCase(), quantity: number }))
  const dishes = new Map(
    (
      await findOfferedDishesById(
        tx,
        body.idRestaurant,
        asked.map(({ dishId }) => dishId),
      )
    ).map((dish) => [dish.id, dish]),
  )
  const notes = new Map(body.lineNotes?.map(({ idDish, note }) => [idDish.toLowerCase(), note]))
  for (const [index, { idDish }] of (body.lineNotes ?? []).entries()) {
    if (!asked.some(({ dishId }) => dishId === idDish.toLowerCase()))
      problems[`lineNotes.${index}.idDish`] = orderFieldErrors.dish
  }
  return asked.flatMap(({ dishId, quantity }, index) => {
    const dish = dishes.get(dishId)
    const field = `listDishNumber.${index}.idDish`
    if (!dish) problems[field] = orderFieldErrors.dish
    else if (!dish.available) problems[field] = orderRefusals.dishGone(dish.name)
    else if (!isOnMenu(true, offerOf(dish), Date.now())) problems[field] = orderRefusals.dishOffHere(dish.name)
    else if (asked.findIndex((line) => line.dishId === dishId) < index) problems[field] = orderRefusals.dishTwice
    if (!dish) return []
    const { name: dishName, allergens } = dish
    return [
      {
        id: newId(),
        dishId,
        dishName,
        unitPrice: dish.ownPrice ?? dish.price,
        quantity,
        allergens,
        note: notes.get(dishId),
      },
    ]
  })
}

/**
 * Takes an order: prices come from the menu, never from the request.
 * @returns the new order's id
 * @throws Refusal 400 with a message per field; 403 for a restaurant that is not the caller's
 */
async function takeOrder(tx: Queryable, caller: Caller, body: Body): Promise<string> {
  const problems: Problems = {}
  await checkRestaurant(tx, caller, body, problems)
  const customer = await customerOf(tx, caller, body, problems)
  const lines = await linesOf(tx, body, problems)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const id = newId()
  await insertOrder(tx, {
    id,
    restaurantId: body.idRestaurant,
    ...customer,
    delivery: body.flatDelivered,
    wantedTime: body.wantedTime,
    deliveryAddress: body.deliveryAddress,
    deliveryPhone: body.deliveryPhone,
    createdBy: caller.accountId,
    lines,
  })
  const subject = { resource: 'order', resourceId: id, restaurantId: body.idRestaurant } as const
  await recordAudit(tx, caller, { action: 'createOrder', ...subject, to: 'PENDING' })
  return id
}

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
