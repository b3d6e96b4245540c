import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import type { Order } from '@potager/domain/order'
import type { HoursException } from '@potager/domain/restaurant'
import { addDays, todayInParis } from '@potager/domain/time'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useRecords } from './useRecords.ts'

const order = drawBody(contract.order.updateOrderStatus.response, 1)
// The contract refuses exceptional hours that are over.
const to = addDays(todayInParis(Date.now()), 20)
const exception = { ...drawBody(contract.restaurant.createHoursException.response, 1), endDate: to }

describe('writes with useRecords', () => {
  it('reject with the call’s own error, also where the session ends with it', async () => {
    const { run } = backOffice({
      updateOrderStatus: (_, time) => {
        if (time === 1) return { status: 409, body: { message: 'Déjà annulée.' } }
        localStorage.clear()
        return { status: 401, body: {} }
      },
    })
    const { result } = run(() => useRecords<Order>('orders'))
    const move = () => result.current.update({ id: order.id }, { status: 'READY' })
    await expect(move()).rejects.toMatchObject({ name: 'ApiError', status: 409, body: { message: 'Déjà annulée.' } })
    await expect(move()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  })

  it('have their code loaded before the first of them', async () => {
    const { dataProvider, run } = backOffice()
    const loaded = vi.spyOn(dataProvider, 'loadWrites')
    onTestFinished(() => loaded.mockRestore())
    run(() => useRecords<Order>('orders'))
    await waitFor(() => expect(loaded.mock.calls).toEqual([['orders']]))
  })

  it('reject with a 405 without a request if the backend lacks the call', async () => {
    const { asked, run } = backOffice({}, { extensions: false })
    const { result } = run(() => useRecords('dishes'))
    await expect(result.current.update({ id: 'd1' }, { available: false })).rejects.toMatchObject({
      name: 'ApiError',
      status: 405,
      body: { message: expect.stringContaining('ne propose pas cette modification') as string, fields: {} },
    })
    expect(asked).toEqual([])
  })

  it('invalidate no queries with the option readsAgain', async () => {
    const { queryClient, run } = backOffice({ updateOrderStatus: () => ({ body: order }) })
    const { result } = run(() => useRecords<Order>('orders'))
    const stale = () => ['orders', 'day'].filter((key) => queryClient.getQueryState([key])?.isInvalidated)
    for (const key of ['orders', 'day']) queryClient.setQueryData([key], [])
    await result.current.update({ id: order.id }, { status: 'READY' }, { readsAgain: true })
    expect(stale()).toEqual([])
    await result.current.update({ id: order.id }, { status: 'READY' })
    expect(stale()).toEqual(['orders', 'day'])
  })

  it('add exceptional hours to a restaurant and remove them, which makes its record stale', async () => {
    const { asked, queryClient, run } = backOffice({
      createHoursException: () => ({ body: exception }),
      deleteHoursException: () => ({ body: exception }),
    })
    const { result } = run(() => useRecords<HoursException>('hours-exceptions'))
    const draft = { restaurantId: exception.id, from: addDays(to, -2), to, hours: null, reason: ' Fêtes ' }
    queryClient.setQueryData(['restaurants'], [])
    const created = await result.current.create(draft, 'k1')
    expect(created).toMatchObject({ id: exception.id, to })
    expect(queryClient.getQueryState(['restaurants'])?.isInvalidated).toBe(true)
    await result.current.remove({ ...created, restaurantId: exception.id })
    expect(asked).toMatchObject([
      { call: 'createHoursException', params: { id: exception.id }, body: { endDate: to, reason: 'Fêtes' } },
      { call: 'deleteHoursException', params: { id: exception.id, exceptionId: exception.id } },
    ])
  })
})
