import { describe, expect, it, vi } from 'vitest'
import { depart } from './departure.ts'
import { takeReturnPath } from './return-path.ts'

function remembering(path?: string) {
  const kept = new Map(path === undefined ? [] : [['auth-return-to', path]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage: () => storage }
}

describe('where one goes after signing in', () => {
  it('is the page that asked for it, with its query, and only once [LOG-07] [RTE-25] [AMB-04]', () => {
    const { storage } = remembering('/orders?page=2')
    expect(takeReturnPath(storage)).toBe('/orders?page=2')
    expect(takeReturnPath(storage)).toBe('/')
  })

  it('is the home page when no page asked for it [LOG-07]', () => {
    expect(takeReturnPath(remembering().storage)).toBe('/')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    '/login',
    '/login?x',
  ])('is never %s', (path) => {
    const { kept, storage } = remembering(path)
    expect(takeReturnPath(storage)).toBe('/')
    expect(kept.size).toBe(0)
  })

  it('is the home page when the browser refuses its storage', () => {
    expect(
      takeReturnPath(() => {
        throw new DOMException('refused', 'SecurityError')
      }),
    ).toBe('/')
  })
})

it('a page that was left after its form was sent is loaded again when the browser shows it as it was', () => {
  const shown = new EventTarget()
  const location = { assign: vi.fn<Location['assign']>(), reload: vi.fn<Location['reload']>() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', shown.addEventListener.bind(shown))
  depart('/login')
  expect(location.assign).toHaveBeenCalledWith('/login')
  const show = (persisted: boolean) => shown.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(location.reload).not.toHaveBeenCalled()
  show(true)
  expect(location.reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
