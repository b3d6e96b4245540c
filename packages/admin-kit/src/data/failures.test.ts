import { ApiError } from '@potager/domain/api'
import type { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { notShown } from '../record/Show.tsx'
import { failureOf, isReadFailure, PartMissing, retryDelay, shouldRetry } from './failures.ts'
import { createQueryClient } from './queries.ts'

const failure = (kind: ConstructorParameters<typeof ApiError>[0], status: number) =>
  new ApiError(kind, status, { fields: {} }, 'échec')

it('retries a read three times without an answer or on a 5xx other than 501, and nothing else [FRE-15]', () => {
  const helped = [failure('network', 0), failure('refused', 503), new HttpError('x', 500), new HttpError('x', 0)]
  for (const error of helped) {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false])
  }
  const hopeless = [
    failure('refused', 400),
    failure('refused', 409),
    failure('refused', 501),
    new HttpError('x', 501),
    failure('aborted', 0),
    new HttpError('x', 404),
    new Error('x'),
  ]
  for (const error of hopeless) expect(shouldRetry(0, error)).toBe(false)
})

it('waits twice as long before each retry, at most 30 s [FRE-15]', () => {
  expect([0, 1, 2, 4, 5, 20].map((failures) => retryDelay(failures, failure('network', 0)))).toEqual([
    1000, 2000, 4000, 16_000, 30_000, 30_000,
  ])
})

it('retries a read that timed out once, without waiting [FRE-17]', () => {
  const late = failure('timeout', 0)
  const told = Object.assign(new HttpError('x', 0), { cause: late })
  for (const error of [late, told]) {
    expect([0, 1].map((failures) => shouldRetry(failures, error))).toEqual([true, false])
    expect(retryDelay(0, error)).toBe(0)
  }
})

it.each([
  ['asked for four times when the server fails', failure('refused', 503), [0, 1000, 2000, 4000]],
  ['asked for once when it refuses', failure('refused', 404), [0]],
])('a read through the cache is %s [FRE-15]', async (_what, error, waits) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const asked: number[] = []
  const read = client.fetchQuery({
    queryKey: ['orders'],
    queryFn: () => {
      asked.push(Date.now())
      throw error
    },
  })
  const outcome = read.catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await outcome).toBe(error)
  expect(asked.map((at, index) => at - (asked[index - 1] ?? at))).toEqual(waits)
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
  expect(client.getDefaultOptions().queries?.gcTime).toBe(300_000)
})

const refused = (status: number, message?: string) =>
  new ApiError('refused', status, { fields: {}, ...(message ? { message } : {}) }, `Erreur ${status}`)

it.each([
  [refused(500), 'Le serveur a eu une erreur. Réessayez dans un instant.'],
  [refused(502), 'Le serveur a eu une erreur. Réessayez dans un instant.'],
  [refused(500, 'La base est pleine'), 'La base est pleine'],
  [refused(403), 'Erreur inconnue'],
  [new Error('x is undefined'), 'Erreur inconnue'],
  [new PartMissing(), new PartMissing().message],
])('failureOf gives the server’s message or a general one: %s', (error, said) => {
  expect(failureOf(error)).toBe(said)
})

it('isReadFailure is true for a failed call or a missing part, not for a fault of the page', () => {
  const errors = [new HttpError('Trop de requêtes', 429), new PartMissing(), new TypeError('x is undefined'), 'x']
  expect(errors.map(isReadFailure)).toEqual([true, true, false, false])
})

describe('a record that could not be read', () => {
  const retry = vi.fn<() => void>()

  it.each([400, 403, 404])('is reported as not found after a %i, without a retry', (status) => {
    expect(notShown(new HttpError('Refus', status), retry)).toEqual({ message: 'Cet enregistrement est introuvable.' })
  })

  it('can be retried after any other error, with the message of that error', () => {
    expect(notShown(new HttpError('Serveur en panne', 500), retry)).toEqual({
      message: 'Serveur en panne',
      onRetry: retry,
    })
    expect(notShown(new Error(''), retry)).toEqual({ message: notShown('?', retry).message, onRetry: retry })
    expect(notShown('?', retry).message).toBe('Erreur inconnue')
  })
})
