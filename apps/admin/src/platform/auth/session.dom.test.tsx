import { createAuthProvider } from '@potager/admin-kit/auth'
import { memoryAuth } from '@potager/admin-kit/testing'
import { AUTH_STORAGE_KEY, serialiseAuth } from '@potager/domain/auth'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { onOtherSession, session } from './session.ts'

const elsewhere = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

const signedIn = serialiseAuth({ accessToken: 'jeton' })

it('a tab hears that another one has signed out, and of nothing else that is stored', () => {
  const out = vi.fn<(person: string | null) => void>()
  const stop = onOtherSession(out)
  onTestFinished(stop)
  elsewhere(AUTH_STORAGE_KEY, signedIn)
  elsewhere('mui-mode', null)
  expect(out).not.toHaveBeenCalled()
  elsewhere(AUTH_STORAGE_KEY, serialiseAuth(null))
  expect(out).toHaveBeenCalledTimes(1)
  elsewhere(AUTH_STORAGE_KEY, null)
  elsewhere(null, null)
  elsewhere(null, signedIn)
  expect(out.mock.calls).toEqual([[null], [null], [null], [null]])
  stop()
  elsewhere(AUTH_STORAGE_KEY, null)
  expect(out).toHaveBeenCalledTimes(4)
})

it('a tab hears that another one has signed somebody else in, and nothing of its own person’s new tokens', () => {
  const auth = (username: string, accessToken: string) => serialiseAuth({ accessToken, username })
  localStorage.setItem(AUTH_STORAGE_KEY, auth('olive', '1'))
  const other = vi.fn<(person: string | null) => void>()
  const stop = onOtherSession(other)
  onTestFinished(() => {
    stop()
    localStorage.clear()
  })
  elsewhere(AUTH_STORAGE_KEY, auth('olive', '2'))
  elsewhere(AUTH_STORAGE_KEY, auth('zoe', '3'))
  expect(other.mock.calls).toEqual([['zoe']])
})

it('the session is read from the browser’s storage', () => {
  onTestFinished(() => localStorage.clear())
  localStorage.setItem(AUTH_STORAGE_KEY, signedIn)
  expect(session.read()).toEqual({ accessToken: 'jeton' })
})

describe('the auth provider of react-admin', () => {
  function door(auth: { accessToken: string; username?: string } | null) {
    const leave = vi.fn<(options: { remember: boolean }) => void>()
    const signOut = async () => {}
    const origin = 'https://potager.example'
    return { leave, provider: createAuthProvider({ session: memoryAuth(auth), origin, leave, signOut }) }
  }

  it('accepts a signed-in person, with their username as identity', async () => {
    const { leave, provider } = door({ accessToken: 'jeton', username: 'gerant' })
    await expect(provider.checkAuth({})).resolves.toBeUndefined()
    expect(leave).not.toHaveBeenCalled()
    expect(await provider.getIdentity?.()).toEqual({ id: 'gerant', fullName: 'gerant' })
    expect(await door(null).provider.getIdentity?.()).toEqual({ id: '', fullName: '' })
  })

  it('leaves for sign-in and remembers the page on login', async () => {
    const { leave, provider } = door(null)
    await provider.login({})
    expect(leave).toHaveBeenCalledExactlyOnceWith({ remember: true })
  })

  it('ignores errors that say nothing of the session', async () => {
    const { provider } = door(null)
    await expect(provider.checkError({ status: 500 })).resolves.toBeUndefined()
    await expect(provider.checkError(undefined)).resolves.toBeUndefined()
  })
})
