import { ApiError } from '@potager/domain/api'
import type { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import { expect, it } from 'vitest'
import { CACHE_LIFETIME, freshnessOf, retryDelay, shouldRetry } from './freshness.ts'
import { createQueryClient } from './queryClient.ts'

const failure = (kind: ConstructorParameters<typeof ApiError>[0], status: number) =>
  new ApiError(kind, status, { fields: {} }, 'échec')

it('keeps orders fresh for 30 s and asks again every 60 s [FRE-01]', () => {
  expect(freshnessOf('listOrders')).toEqual({ staleTime: 30_000, refetchInterval: 60_000 })
})

it('keeps dishes fresh for 5 min [FRE-02]', () => {
  expect(freshnessOf('listDishes')).toEqual({ staleTime: 300_000 })
})

it('keeps the user list fresh for 2 min and a user search for 1 min [FRE-03] [FRE-04]', () => {
  expect(freshnessOf('listCustomers')).toEqual({ staleTime: 120_000 })
  expect(freshnessOf('searchCustomers')).toEqual({ staleTime: 60_000 })
})

it('keeps pending reviews fresh for 10 s and asks again every 30 s and when the window gets the focus [FRE-13]', () => {
  expect(freshnessOf('listPendingReviews')).toEqual({ staleTime: 10_000, refetchInterval: 30_000 })
})

it('keeps review stats fresh for 30 s and asks again every 60 s [FRE-14]', () => {
  expect(freshnessOf('getReviewStats')).toEqual({ staleTime: 30_000, refetchInterval: 60_000 })
})

it('asks for the chatbot’s figures again every 30 s [FRE-10]', () => {
  expect(freshnessOf('getChatSessionStats')).toEqual({ staleTime: 0, refetchInterval: 30_000 })
})

it('keeps popular symptoms and breeds fresh for 10 min, the accuracy for 5 min [FRE-11] [FRE-12]', () => {
  expect(freshnessOf('getPopularSymptoms')).toEqual({ staleTime: 600_000 })
  expect(freshnessOf('getPopularRaces')).toEqual({ staleTime: 600_000 })
  expect(freshnessOf('getAccuracy')).toEqual({ staleTime: 300_000 })
})

it('retries reads three times without an answer, when late or on a 5xx, and nothing else [FRE-15]', () => {
  const helped = [
    failure('network', 0),
    failure('timeout', 0),
    failure('refused', 503),
    new HttpError('x', 500),
    new HttpError('x', 0),
  ]
  for (const error of helped) {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false])
  }
  const hopeless = [
    failure('refused', 400),
    failure('refused', 409),
    failure('aborted', 0),
    new HttpError('x', 404),
    new Error('x'),
  ]
  for (const error of hopeless) expect(shouldRetry(0, error)).toBe(false)
})

it('waits twice as long before each retry, at most 30 s [FRE-15]', () => {
  expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
})

it('never retries a write, and forgets unused answers after 5 min [FRE-15] [FRE-16]', async () => {
  const client: QueryClient = createQueryClient()
  let tries = 0
  const write = client.getMutationCache().build(client, {
    mutationFn: async () => {
      tries++
      throw failure('network', 0)
    },
  })
  await expect(write.execute(undefined)).rejects.toThrow('échec')
  expect(tries).toBe(1)
  expect(client.getDefaultOptions().queries?.gcTime).toBe(CACHE_LIFETIME)
  expect(CACHE_LIFETIME).toBe(300_000)
})
