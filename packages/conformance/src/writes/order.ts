import { contract } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import type { CheckedAnswer } from '../ask.ts'
import { UNKNOWN_ID } from '../examples.ts'
import { checkerOf, mayTry, type Session } from '../session.ts'
import type { World } from './places.ts'
import { type Body, create, readAlone, readListed, refuseField, refuseFields, unlikeSent, write } from './record.ts'

const { createOrder, getOrder, listOrders, updateOrderStatus } = contract.order

const PORTIONS = 3

/** An order of some portions of a dish at the restaurant; null without one or the other. */
export function orderBody({ restaurant, dish }: World): Body | null {
  if (!restaurant || !dish) return null
  return {
    idRestaurant: restaurant.id,
    idUser: GUEST_ID,
    listDishNumber: [{ idDish: dish.id, number: PORTIONS }],
    flatDelivered: false,
  }
}

const move = (orderId: string, status: string) => ({ params: { orderId }, body: { status } })

/** Moves an order and checks that the answer has the new status; null when it was refused. */
export const moveOrder = (session: Session, orderId: string, status: string): Promise<CheckedAnswer | null> =>
  write(session, updateOrderStatus, `vers ${status}`, move(orderId, status), { status })

async function refuseMoves(session: Session, orderId: string, from: string, moves: readonly string[]): Promise<void> {
  for (const status of moves) {
    const name = `${from} → ${status}, que la spécification n’a pas`
    await checkerOf(session, 'write').refuseOurs(updateOrderStatus, name, move(orderId, status), 409)
  }
}

async function refuseBodies(session: Session, body: Body, off: string | undefined): Promise<void> {
  const lines = (number: number) => ({ listDishNumber: [{ ...Object(body.listDishNumber)[0], number }] })
  await refuseFields(session, createOrder, body, [
    ['listDishNumber', { listDishNumber: [] }, 'aucune ligne'],
    ['listDishNumber', lines(51), '51 portions'],
    ['idRestaurant', { idRestaurant: 'x' }],
  ])
  const check = checkerOf(session, 'errors')
  const refuse = (name: string, changes: Body) =>
    check.refuseOurs(createOrder, name, { body: { ...body, ...changes } }, 400, 404, 409, 422)
  await refuse('restaurant inconnu', { idRestaurant: UNKNOWN_ID })
  await refuse('plat inconnu', { listDishNumber: [{ idDish: UNKNOWN_ID, number: 1 }] })
  if (off) await refuse('plat hors de la carte', { listDishNumber: [{ idDish: off, number: 1 }] })
}

/** Takes an order, reads it back, moves and cancels it; what the specification forbids is refused. */
export async function checkOrder(session: Session, world: World): Promise<void> {
  const body = orderBody(world)
  if (!mayTry(session, createOrder)) return
  if (!body || !world.dish)
    return checkerOf(session, 'write').skip(createOrder, 'création', 'il faut un plat et un restaurant')
  await refuseBodies(session, body, world.off)
  const made = await create(session, createOrder, body, { repeated: { status: 'PENDING', flatDelivered: false } })
  if (!made) return
  const { price } = world.dish
  const total = Math.round(price * 100 * PORTIONS) / 100
  const told = { totalAmount: total, lines: [{ unitPrice: price, quantity: PORTIONS, lineTotal: total }] }
  checkerOf(session, 'write').tell(createOrder, 'total et lignes', unlikeSent(told, made.answered))
  await readAlone(session, getOrder, made)
  await readListed(session, listOrders, 'la commande prise', made)
  await refuseMoves(session, made.id, 'PENDING', ['READY', 'COMPLETED'])
  const confirmed = await moveOrder(session, made.id, 'CONFIRMED')
  if (confirmed) await readAlone(session, getOrder, { id: made.id, answered: confirmed.json })
  await refuseMoves(session, made.id, 'CONFIRMED', ['COMPLETED'])
  await refuseField(session, updateOrderStatus, 'status', move(made.id, 'DONE'), 'statut inventé')
  await moveOrder(session, made.id, 'CANCELED')
  await refuseMoves(session, made.id, 'CANCELED', ['CONFIRMED'])
}
