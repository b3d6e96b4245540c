import { writeRows } from '@potager/admin-kit/testing'
import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { orderMoves, orderStatuses, readOrder } from '@potager/domain/order'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { orderActions } from './OpenedOrder.tsx'

const body = drawBody(contract.order.getOrder.response, 1)
const order = readOrder(body)

describe('what the console does with orders', () => {
  it('offers each order the moves that it may make, under verbs of their own', () => {
    for (const status of orderStatuses) {
      expect(orderActions.filter(({ fits }) => fits?.({ ...order, status }))).toHaveLength(orderMoves[status].length)
    }
    expect(orderActions.filter(({ fits }) => fits?.({ ...order, status: 'ON_HOLD' }))).toEqual([])
    const verbs = orderActions.map(({ label }) => label)
    expect(verbs.every(Boolean)).toBe(true)
    expect(new Set(verbs).size).toBe(orderActions.length)
  })

  it('moves an order to the status that its action stands for', async () => {
    const { asked, dataProvider } = backOffice({ updateOrderStatus: () => ({ body }) })
    const moves = orderActions.filter(({ fits }) => fits?.({ ...order, status: 'PREPARING' }))
    for (const move of moves.slice(0, 1)) await writeRows(dataProvider, 'orders', move, [order], '')
    expect(asked).toMatchObject([{ call: 'updateOrderStatus', params: { orderId: order.id } }])
    expect(asked[0]?.body).toEqual({ status: 'READY' })
  })

  it('asks for confirmation and a reason only to cancel, and sends the reason', async () => {
    const { asked, dataProvider } = backOffice({ updateOrderStatus: () => ({ body }) })
    const asking = orderActions.filter(({ asks }) => asks)
    expect(asking).toMatchObject([{ asksReason: true, destructive: true, spelled: true }])
    expect(asking.every(({ fits }) => fits?.({ ...order, status: 'CONFIRMED' }))).toBe(true)
    for (const reason of ['Client absent', '']) {
      for (const cancel of asking) await writeRows(dataProvider, 'orders', cancel, [order], reason)
    }
    expect(asked.map((request) => request.body)).toEqual([
      { status: 'CANCELED', reason: 'Client absent' },
      { status: 'CANCELED' },
    ])
    // « Marquer prête : Commande 12ab34 », « Annuler Commande 12ab34 ».
    expect(orderActions.filter(({ apart }) => !apart)).toEqual(asking)
  })
})
