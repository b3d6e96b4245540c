import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { session, useSignedIn } from './session.ts'

afterEach(() => session.forget())

it('a page that the browser kept and shows again says who is signed in by now', () => {
  session.write({ accessToken: 'a', tasks: null })
  const { result } = renderHook(useSignedIn)
  session.forget()
  expect(result.current).toBe(true)
  act(() => void dispatchEvent(new Event('pageshow')))
  expect(result.current).toBe(false)
})
