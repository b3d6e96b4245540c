import { createDataProvider, createQueryClient, keyOf, refusalOf } from '@potager/admin-kit/data'
import { clientOf, type ServedAnswer, startContractServer } from '@potager/admin-kit/testing'
import { contract } from '@potager/domain/contract'
import { listDishes } from '@potager/domain/dish'
import { drawBody } from '@potager/domain/fixtures'
import { getOrder, listOrders, type Order } from '@potager/domain/order'
import type { Paged } from '@potager/domain/wire'
import type { QueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import { type Move, orderMove, useOrderMoves } from './OpenOrder.tsx'

describe('useOrderMoves', () => {
  const wire = (status: string) => ({ id: 'order-1', customerName: 'Ada', status, totalAmount: 12, lines: [] })
  const listKey = keyOf(listOrders, { page: 0 })
  const dishesKey = keyOf(listDishes, undefined)

  let server: Awaited<ReturnType<typeof startContractServer>> | undefined
  afterEach(() => server?.close())

  async function move(answer: ServedAnswer, change: Move = { id: 'order-1', status: 'CONFIRMED' }) {
    server = await startContractServer(() => answer)
    const api = clientOf(server.baseUrl)
    const queryClient: QueryClient = createQueryClient()
    const content = [wire('PENDING'), { ...wire('READY'), id: 'order-2' }]
    const before = listOrders.response({ content, totalElements: 2, totalPages: 1 }, { page: 0 })
    queryClient.setQueryData(listKey, before)
    queryClient.setQueryData(dishesKey, [])
    queryClient.getQueryCache().build(queryClient, { queryKey: keyOf(listOrders, { page: 1 }) })
    const said: string[] = []
    const settled: string[] = []
    const records = createDataProvider({ api, supports: () => true, queryClient })
    const options = orderMove({
      write: async ({ id, status }) => {
        const params = { id, data: { status }, previousData: { id } as Order, meta: { readsAgain: true } }
        const { data } = await records.update<Order>('orders', params).catch((error: unknown) => {
          throw refusalOf(error)
        })
        return data
      },
      queryClient,
      notify: { success: (text) => said.push(`succès : ${text}`), error: (text) => said.push(`échec : ${text}`) },
      settle: (id) => settled.push(id),
    })
    await queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute(change)
      .catch(() => {})
    return {
      said,
      settled,
      shown: queryClient.getQueryData<Paged<Order>>(listKey)?.items.map(({ status }) => status),
      opened: queryClient.getQueryData<Order>(keyOf(getOrder, 'order-1'))?.status,
      stale: queryClient.getQueryState(listKey)?.isInvalidated,
      dishesStale: queryClient.getQueryState(dishesKey)?.isInvalidated,
      requests: server.requests,
    }
  }

  it('shows the new status once the server agreed, and says so [ORD-34] [ORD-39]', async () => {
    const result = await move({ body: wire('CONFIRMED') })
    expect(result.requests).toMatchObject([
      { method: 'PUT', path: '/menu/order/status/order-1', body: { status: 'CONFIRMED' } },
    ])
    expect(result.said).toEqual(['succès : Statut mis à jour avec succès'])
    expect(result).toMatchObject({
      shown: ['CONFIRMED', 'READY'],
      opened: 'CONFIRMED',
      stale: true,
      dishesStale: false,
      settled: ['order-1'],
    })
  })

  it('keeps the old status when refused, gives the server’s reason and reads the orders again [ORD-35]', async () => {
    const result = await move({ status: 409, body: { message: 'La commande est déjà annulée.' } })
    expect(result.said).toEqual(['échec : La commande est déjà annulée.'])
    expect(result).toMatchObject({ shown: ['PENDING', 'READY'], stale: true, settled: ['order-1'] })
    expect(result.requests).toHaveLength(1)
  })

  it('says « Erreur lors de la mise à jour » when the server gives no reason [ORD-35]', async () => {
    expect((await move({ status: 500 })).said).toEqual(['échec : Erreur lors de la mise à jour'])
  })
})

describe('useOrderMoves', () => {
  const body = drawBody(contract.order.getOrder.response, 1)
  const other = drawBody(contract.order.getOrder.response, 2)

  it('each moved order stays pending until its own answer, accepted or refused', async () => {
    let answerLast = () => {}
    const asLast = new Promise<void>((answer) => {
      answerLast = answer
    })
    const { asked, run } = backOffice({
      updateOrderStatus: async ({ params }) => {
        if (params.orderId === body.id) return { body: { ...body, status: 'READY' } }
        await asLast
        return { status: 409, body: { message: 'Déjà annulée.' } }
      },
    })
    const { result } = run(useOrderMoves)
    const toasts = shownToasts()
    const { move } = result.current
    act(() => move(body, 'READY'))
    act(() => move(other, 'COMPLETED'))
    expect([...result.current.moving]).toEqual([body.id, other.id])
    expect(result.current.move).toBe(move)
    await waitFor(() => expect([...result.current.moving]).toEqual([other.id]))
    await waitFor(() => expect(toasts()).toEqual(['✓ Statut mis à jour avec succès']))
    answerLast()
    await waitFor(() => expect([...result.current.moving]).toEqual([]))
    await waitFor(() => expect(toasts()).toContain('! Déjà annulée.'))
    const sent = Object.fromEntries(asked.map(({ params, body: change }) => [params.orderId, change]))
    expect(sent).toEqual({ [body.id]: { status: 'READY' }, [other.id]: { status: 'COMPLETED' } })
  })
})
