import { act } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { restaurantPart } from './restaurantPart.ts'
import { useManagedRestaurant, useRememberedRestaurant } from './useRememberedRestaurant.ts'

const two = [{ id: 'leaf' }, { id: 'root' }]

function visit(remembered: Record<string, string>, restaurants: typeof two | undefined) {
  const { run } = backOffice()
  for (const [key, id] of Object.entries(remembered)) localStorage.setItem(key, id)
  const { result } = run(() => {
    const [known, learn] = useState(restaurants)
    const [chosen, choose] = useRememberedRestaurant(known)
    return { chosen, choose, learn }
  })
  return {
    chosen: () => result.current.chosen,
    choose: (id: string) => act(() => result.current.choose(id)),
    learn: (next: typeof two) => act(() => result.current.learn(next)),
  }
}

describe('the restaurant that somebody works on', () => {
  it('is restored at the next visit of the same account', () => {
    const first = visit({}, two)
    expect(first.chosen()).toBe('')
    first.choose('root')
    expect(first.chosen()).toBe('root')
    const key = Object.keys(localStorage).find((name) => localStorage.getItem(name) === 'root') ?? ''
    expect(key).toContain('gerant')
    expect(visit({ [key]: 'root' }, two).chosen()).toBe('root')
    expect(visit({ [key.replace('gerant', 'paul')]: 'root', [key]: '' }, two).chosen()).toBe('')
  })

  it('is kept while the list loads, and dropped once the list lacks it', () => {
    const { chosen, learn } = visit({ 'potager-restaurant:gerant': 'sold' }, undefined)
    expect(chosen()).toBe('sold')
    learn(two)
    expect(chosen()).toBe('')
    learn([{ id: 'leaf' }])
    expect(chosen()).toBe('leaf')
  })

  it('is the only one of the list, and none if the list is empty', () => {
    expect(visit({}, [{ id: 'leaf' }]).chosen()).toBe('leaf')
    expect(visit({}, []).chosen()).toBe('')
    expect(visit({}, undefined).chosen()).toBe('')
  })

  it('lasts as long as the page if the browser’s storage is denied', () => {
    const kept = localStorage
    const refused: string[] = []
    const refuse = (key: string) => {
      if (!key.startsWith('potager-restaurant')) return
      refused.push(key)
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => refuse(key) ?? kept.getItem(key),
      setItem: (key: string, value: string) => refuse(key) ?? kept.setItem(key, value),
      clear: () => kept.clear(),
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { chosen, choose, learn } = visit({}, undefined)
    expect(chosen()).toBe('')
    learn(two)
    choose('leaf')
    expect(chosen()).toBe('leaf')
    expect(refused).toHaveLength(2)
  })
})

describe('managedRestaurant', () => {
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
})
