import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { session, useSignedIn } from './session.ts'

afterEach(() => session.forget())

it.each([
  ['that the browser kept and shows again', 'pageshow'],
  ['beside which another tab signed out', 'storage'],
])('a page %s says who is signed in by now', (_, event) => {
  session.write({ accessToken: 'a', tasks: null })
  const { result } = renderHook(useSignedIn)
  session.forget()
  expect(result.current).toBe(true)
  act(() => void dispatchEvent(new Event(event)))
  expect(result.current).toBe(false)
})
