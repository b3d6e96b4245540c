import { describe, expect, it } from 'vitest'
import { AUTH_STORAGE_KEY } from './browser-keys.ts'
import { createSessionStore, parseStoredAuth, serialiseAuth } from './session.ts'

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

describe('stored session', () => {
  it('lives under auth-storage, null when signed out [AUT-01] [AUT-02] [AUT-05]', () => {
    const storage = memoryStorage()
    const session = createSessionStore(() => storage)
    expect(AUTH_STORAGE_KEY).toBe('auth-storage')
    session.write({ accessToken: 'a', refreshToken: 'r' })
    expect(JSON.parse(storage.entries.get('auth-storage') ?? '')).toEqual({
      state: { authData: { accessToken: 'a', refreshToken: 'r' } },
      version: 0,
    })
    expect(session.read()).toEqual({ accessToken: 'a', refreshToken: 'r' })
    session.write(null)
    expect(JSON.parse(storage.entries.get('auth-storage') ?? '')).toEqual({ state: { authData: null }, version: 0 })
    expect(session.read()).toBeNull()
  })

  it('forgets the keys of earlier clients too [AUT-08] [AUT-09]', () => {
    const storage = memoryStorage()
    storage.setItem('authToken', 'x')
    storage.setItem('refreshToken', 'y')
    storage.setItem('other', 'kept')
    createSessionStore(() => storage).forget()
    expect([...storage.entries.keys()].sort()).toEqual(['auth-storage', 'other'])
  })

  it('reads a bare object too, and takes anything corrupt as signed out (V-T25, AMB-07)', () => {
    expect(parseStoredAuth('{"accessToken":"a"}')).toEqual({ accessToken: 'a' })
    expect(parseStoredAuth(serialiseAuth({ accessToken: 'a' }))).toEqual({ accessToken: 'a' })
    for (const text of [
      null,
      '',
      '{',
      '[]',
      '"x"',
      'null',
      '{"state":null}',
      '{"state":{"authData":{}},"version":3}',
    ]) {
      expect(parseStoredAuth(text)).toBeNull()
    }
  })

  it('is signed out where storage is blocked', () => {
    const session = createSessionStore(() => {
      throw new Error('SecurityError')
    })
    session.write({ accessToken: 'a' })
    session.forget()
    expect(session.read()).toBeNull()
  })
})
