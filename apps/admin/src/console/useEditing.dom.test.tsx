import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { unsaved } from '../platform/leave/useLeaveGuard.tsx'
import { backOffice } from '../testing/backOffice.tsx'
import { useEditing } from './editing.tsx'

it('an edit is left at once as long as nothing is typed', () => {
  const done = vi.fn<() => void>()
  const { result } = backOffice().run(() => useEditing(done, false))
  act(() => result.current.cancel())
  expect(done).toHaveBeenCalledOnce()
  expect(unsaved.any()).toBe(false)
})

it('cancelling an edit with typed changes asks first, and discards them on confirmation', () => {
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

it('cancelling an edit asks no question after a save or a reverted change', () => {
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

it('cancelling an edit with a restored draft asks first, even if nothing more was typed', () => {
  const done = vi.fn<() => void>()
  const { result } = backOffice().run(() => useEditing(done, true))
  act(() => result.current.onDirty(false))
  expect(unsaved.any()).toBe(true)
  act(() => result.current.cancel())
  expect(done).not.toHaveBeenCalled()
  act(() => result.current.saved())
  expect(unsaved.any()).toBe(false)
})
