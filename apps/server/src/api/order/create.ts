import type { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { bookingRefusals, orderFieldErrors, orderRefusals } from '@potager/domain/messages'
import { DELIVERY_FEATURE } from '@potager/domain/restaurant'
import { isOnMenu } from '@potager/domain/restaurant-menu'
import type { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordAudit } from '../audit/record.ts'
import { type Caller, scopeOf } from '../auth/caller.ts'
import { findCustomerName } from '../customer/queries.ts'
import { forbidden, invalid } from '../refusal.ts'
import { findOrderingRestaurant } from '../restaurant/queries.ts'
import { findOfferedDishesById } from '../restaurant-menu/queries.ts'
import { offerOf } from '../restaurant-menu/routes.ts'
import { insertOrder, type NewOrder } from './queries.ts'

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
export async function takeOrder(tx: Queryable, caller: Caller, body: Body): Promise<string> {
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
