import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useManagedRestaurant } from './managedRestaurant.ts'
import { restaurantPart } from './restaurantPart.ts'

const two = [{ id: 'leaf' }, { id: 'root' }]
const remembered = 'potager-restaurant:gerant'

function managed(query: string, { last = '', together = true, restaurants = two, single = false } = {}) {
  const { run } = backOffice()
  localStorage.setItem(remembered, last)
  const said = restaurantPart.read(new URLSearchParams(query))
  return run(() => useManagedRestaurant(said, restaurants, together, single)).result
}

it('the managed restaurant is « all » at the first visit, then the last chosen one [RMG-12] [EVM-19]', () => {
  const first = managed('')
  expect(first.current[0]).toBe('')
  act(() => first.current[1]('root'))
  expect(first.current[0]).toBe('root')
  expect(localStorage.getItem(remembered)).toBe('root')
  expect(managed('', { last: 'root' }).current[0]).toBe('root')
})

it('the managed restaurant of the address wins over the remembered one, which stays stored [RMG-12] [EVM-19]', () => {
  expect(managed('restaurant=leaf', { last: 'root' }).current[0]).toBe('leaf')
  expect(managed('restaurant=tous', { last: 'root' }).current[0]).toBe('')
  expect(localStorage.getItem(remembered)).toBe('root')
})

it('the managed restaurant falls back to the remembered one if the backend cannot list all together', () => {
  expect(managed('restaurant=tous', { last: 'root', together: false }).current[0]).toBe('root')
  expect(managed('restaurant=tous', { together: false }).current[0]).toBe('')
  expect(managed('restaurant=leaf', { together: false }).current[0]).toBe('leaf')
})

it('the managed restaurant of a single view is the remembered one, else the first, never « all » [RMG-14]', () => {
  expect(managed('', { single: true }).current[0]).toBe('leaf')
  expect(managed('restaurant=tous', { single: true }).current[0]).toBe('leaf')
  expect(managed('restaurant=tous', { single: true, last: 'root' }).current[0]).toBe('root')
  expect(managed('restaurant=root', { single: true }).current[0]).toBe('root')
  expect(managed('', { single: true, restaurants: [] }).current[0]).toBe('')
  expect(managed('', { single: true, together: false }).current[0]).toBe('')
  expect(localStorage.getItem(remembered)).toBe('')
})

it('the restaurant in the address is read back as it was written', () => {
  for (const value of ['leaf', '', null]) {
    const params = new URLSearchParams()
    restaurantPart.write(value, params)
    expect(restaurantPart.read(params)).toBe(value)
  }
})
