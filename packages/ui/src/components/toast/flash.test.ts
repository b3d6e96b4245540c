import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasFlash, leaveFlash, takeFlash } from './flash.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a flash message for the next page', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    })
  })

  it('is taken once', () => {
    expect(hasFlash()).toBe(false)
    expect(takeFlash()).toBeNull()
    leaveFlash('Plat créé.')
    expect(hasFlash()).toBe(true)
    expect(takeFlash()).toBe('Plat créé.')
    expect(hasFlash()).toBe(false)
    expect(takeFlash()).toBeNull()
  })
})

it('a flash message is lost without an error in a browser that refuses storage', () => {
  const refused = () => {
    throw new Error('storage is off')
  }
  vi.stubGlobal('sessionStorage', { setItem: refused, getItem: refused, removeItem: refused })
  expect(() => leaveFlash('Plat créé.')).not.toThrow()
  expect(hasFlash()).toBe(false)
  expect(takeFlash()).toBeNull()
})
