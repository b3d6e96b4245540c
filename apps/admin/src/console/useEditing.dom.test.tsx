import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { unsaved } from '../platform/leave/unsaved.ts'
import { backOffice } from '../testing/backOffice.tsx'
import { useEditing } from './useEditing.ts'

it('an edit is left at once as long as nothing is typed', () => {
  const done = vi.fn<() => void>()
  const { result } = backOffice().run(() => useEditing(done, false))
  act(() => result.current.cancel())
  expect(done).toHaveBeenCalledOnce()
  expect(unsaved.any()).toBe(false)
})

it('what is typed is asked about before it is lost, and let go by whoever says so', () => {
  const done = vi.fn<() => void>()
  const { result } = backOffice().run(() => useEditing(done, false))
  act(() => result.current.onDirty(true))
  expect(unsaved.any()).toBe(true)
  act(() => result.current.cancel())
  expect(done).not.toHaveBeenCalled()
  render(result.current.question)
  act(() => screen.getByRole('button', { name: 'Fermer sans enregistrer' }).click())
  expect(done).toHaveBeenCalledOnce()
  expect(unsaved.any()).toBe(false)
})

it('what is saved, or put back as it was, is asked about no more', () => {
  const done = vi.fn<() => void>()
  const { result } = backOffice().run(() => useEditing(done, false))
  act(() => result.current.onDirty(true))
  act(() => result.current.saved())
  expect(unsaved.any()).toBe(false)
  act(() => result.current.onDirty(true))
  act(() => result.current.onDirty(false))
  expect(unsaved.any()).toBe(false)
  act(() => result.current.cancel())
  expect(done).toHaveBeenCalledOnce()
})

it('what was typed before, and is there again, is asked about as what is typed now', () => {
  const done = vi.fn<() => void>()
  const { result } = backOffice().run(() => useEditing(done, true))
  act(() => result.current.onDirty(false))
  expect(unsaved.any()).toBe(true)
  act(() => result.current.cancel())
  expect(done).not.toHaveBeenCalled()
  act(() => result.current.saved())
  expect(unsaved.any()).toBe(false)
})
