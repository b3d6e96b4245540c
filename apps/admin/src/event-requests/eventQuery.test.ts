import { expect, it } from 'vitest'
import { readEventQuery, writeEventQuery } from './eventQuery.ts'

it('says in the address what the list is narrowed to, and reads it back [EVT-03]', () => {
  const query = {
    filter: { status: 'PENDING', type: 'AUTRE', restaurantId: 'r1', from: '2026-12-01' },
    page: 1,
    request: 'd1',
  }
  const written = writeEventQuery(query)
  expect(String(written)).toBe('statut=PENDING&type=AUTRE&restaurant=r1&du=2026-12-01&page=2&demande=d1')
  expect(readEventQuery(written)).toEqual(query)
})

it('leaves out what it does not understand', () => {
  expect(readEventQuery(new URLSearchParams('du=demain&page=zero'))).toEqual({ filter: {}, page: 0, request: null })
})

it('asks for no day that the calendar does not have', () => {
  expect(readEventQuery(new URLSearchParams('du=2026-02-30')).filter).toEqual({})
})

it('goes no farther than any list does', () => {
  expect(readEventQuery(new URLSearchParams('page=99999999')).page).toBe(999_999)
})
