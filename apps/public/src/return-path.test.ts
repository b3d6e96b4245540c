import { describe, expect, it } from 'vitest'
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
