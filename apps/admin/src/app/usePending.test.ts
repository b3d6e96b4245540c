import { countPendingBookings } from '@potager/domain/booking'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { keyOf } from '../data/queryKeys.ts'
import { usePending } from './usePending.ts'

// The back-office is put together from its page as soon as it is loaded.
vi.hoisted(() => {
  const location = new URL('https://potager.example/dashboard')
  const sessionStorage = { setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('document', { getElementById: () => null })
  vi.stubGlobal('location', location)
  vi.stubGlobal('window', { location, sessionStorage, addEventListener: () => undefined })
})

afterAll(() => vi.unstubAllGlobals())

function shown(queryClient: QueryClient): string {
  const Counts = () => {
    const { reservations, events } = usePending()
    return `${reservations} et ${events}`
  }
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Counts)))
}

it('counts nothing until the server has, then what it counted', () => {
  const queryClient = new QueryClient()
  expect(shown(queryClient)).toBe('0 et 0')
  queryClient.setQueryData(keyOf(countPendingBookings, undefined), { reservations: 3, events: 12 })
  expect(shown(queryClient)).toBe('3 et 12')
})
