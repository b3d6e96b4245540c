import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useOrdersRestaurant } from './useOrdersRestaurant.ts'

const remembered = 'RaStorepotager.gerant.dashboard.restaurant'

function visit(said: string | null, { last = '', extensions = true } = {}) {
  const { run } = backOffice({}, { extensions })
  if (last) localStorage.setItem(remembered, last)
  return run(() => useOrdersRestaurant(said)).result
}

it('the restaurant filter of orders comes from the address, else the last visit, else is all [ORD-41]', () => {
  expect(visit(null).current[0]).toBe('')
  expect(visit(null, { last: 'root' }).current[0]).toBe('root')
  expect(visit('', { last: 'root' }).current[0]).toBe('')
  expect(visit('leaf', { last: 'root' }).current[0]).toBe('leaf')
})

it('the restaurant filter of orders is remembered until reset, apart from the managed restaurant [ORD-41]', () => {
  const result = visit(null)
  localStorage.setItem('potager-restaurant:gerant', 'leaf')
  act(() => result.current[1]('root'))
  expect(result.current[0]).toBe('root')
  expect(localStorage.getItem(remembered)).toBe('root')
  expect(localStorage.getItem('potager-restaurant:gerant')).toBe('leaf')
  act(() => result.current[1](''))
  expect(result.current[0]).toBe('')
  expect(localStorage.getItem(remembered)).toBeNull()
})

it('the restaurant filter of orders is null on a backend that cannot filter by it', () => {
  expect(visit('leaf', { last: 'root', extensions: false }).current[0]).toBeNull()
})
