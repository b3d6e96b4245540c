import { contract } from '@potager/domain/contract'
import { listDishes, newDish, updateDish } from '@potager/domain/dish'
import { drawBody, type Reply } from '@potager/domain/fixtures'
import { listReports } from '@potager/domain/report'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerPage, backOffice } from '../../testing/backOffice.tsx'
import { listOf, useApiMutation, useApiQuery } from './useApi.ts'
import { useWholeList } from './useWholeList.ts'

const [dish] = drawBody(contract.dish.listDishes.response, 1, 'everything')
if (!dish) throw new Error('No dish was drawn')

const change = { ...newDish, id: dish.id, name: 'Tourte', price: 1250, version: 3 }

function useDishes(told: Parameters<typeof useApiMutation<typeof change, unknown>>[1] = {}) {
  const { mutate, isPending, isError } = useApiMutation(updateDish, told)
  return { dishes: listOf(useApiQuery(listDishes, undefined)), isPending, isError, change: () => mutate(change) }
}

describe('a change with useApiMutation', () => {
  it('calls onSuccess and refetches the queries that show the same data', async () => {
    const onSuccess = vi.fn<(dish: unknown, input: unknown) => void>()
    const { asked, run } = backOffice({
      listDishes: () => ({ body: [dish] }),
      updateDish: () => ({ body: { ...dish, name: 'Tourte' } }),
    })
    const { result } = run(() => useDishes({ onSuccess }))
    expect(result.current.dishes).toMatchObject({ items: null, failure: undefined })
    await waitFor(() => expect(result.current.dishes.items).toMatchObject([{ id: dish.id }]))
    act(() => result.current.change())
    await waitFor(() => expect(asked.map(({ call }) => call)).toEqual(['listDishes', 'updateDish', 'listDishes']))
    expect(asked[1]).toMatchObject({ params: { id: dish.id }, body: { name: 'Tourte', price: 12.5, version: 3 } })
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ name: 'Tourte' }), change)
  })

  it.each([
    ['comes too late: what it changes is gone', 404, 2],
    ['comes too late: somebody else was before', 409, 2],
    ['is not allowed: what is shown still holds', 403, 1],
  ])('calls onError, and refetches only outdated data, if it %s', async (_, status, reads) => {
    const onError = vi.fn<(error: { status: number }, input: unknown) => void>()
    const refusal: Reply = { status, body: { message: 'Non' } }
    const { asked, run } = backOffice({ listDishes: () => ({ body: [dish] }), updateDish: () => refusal })
    const { result } = run(() => useDishes({ onError }))
    await waitFor(() => expect(result.current.dishes.items).toHaveLength(1))
    act(() => result.current.change())
    await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status }), change))
    await waitFor(() => expect(asked.filter(({ call }) => call === 'listDishes')).toHaveLength(reads))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(asked.filter(({ call }) => call === 'listDishes')).toHaveLength(reads)
  })

  it('is not retried when it fails, and needs no callbacks', async () => {
    const { asked, run } = backOffice({
      listDishes: () => ({ body: [dish] }),
      updateDish: () => ({ status: 503 }),
    })
    const { result } = run(() => useDishes())
    act(() => result.current.change())
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(asked.filter(({ call }) => call === 'updateDish')).toHaveLength(1)
  })
})

describe('a list for a view', () => {
  it('gives the reason of a failure, and is read again by onRetry', async () => {
    const refusal = { status: 403, body: { message: 'Accès refusé' } }
    const { run } = backOffice({ listDishes: (_, time) => (time === 1 ? refusal : { body: [dish] }) })
    const { result } = run(() => useDishes())
    await waitFor(() => expect(result.current.dishes.failure).toBe('Accès refusé'))
    expect(result.current.dishes.items).toBeNull()
    act(() => result.current.dishes.onRetry())
    await waitFor(() => expect(result.current.dishes).toMatchObject({ items: [{ id: dish.id }], failure: undefined }))
  })

  it('gives a default reason if the server gives none', async () => {
    const { run } = backOffice({ listDishes: () => ({ status: 403 }) })
    const { result } = run(() => useDishes())
    await waitFor(() => expect(result.current.dishes.failure).toBe('Erreur inconnue'))
  })

  it('is read to its last page if it is paged', async () => {
    const [report] = drawBody(contract.report.listReports.response, 1, 'everything').content
    const { asked, run } = backOffice({
      listReports: (_, time) => ({
        body: answerPage([{ ...report, id: `01955b3b-0000-7000-8000-00000000000${time}` }], {
          total: 102,
          last: time === 2,
        }),
      }),
    })
    const { result } = run(() => useWholeList(listReports, { enabled: true, resolved: true }))
    await waitFor(() => expect(result.current.data).toMatchObject({ total: 102, complete: true }))
    expect(result.current.data?.rows).toHaveLength(2)
    expect(asked.map(({ query }) => query)).toEqual([
      { resolved: 'true', page: '0', size: '100' },
      { resolved: 'true', page: '1', size: '100' },
    ])
  })
})
