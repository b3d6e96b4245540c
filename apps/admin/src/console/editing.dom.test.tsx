import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { unsaved } from '../platform/leave/useLeaveGuard.tsx'
import { backOffice } from '../testing/backOffice.tsx'
import { saysSame, typedOver, useEditing } from './editing.tsx'

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

it('typedOver keeps typed fields, takes over the other saved ones and names what changed', () => {
  const before = { name: 'Tarte', price: 900, note: 'x', tags: ['a'] }
  const typed = { name: 'Tarte fine', price: 900, note: 'y', tags: ['a'] }
  const now = { name: 'Tarte', price: 1100, note: 'z', tags: ['a', 'b'] }
  expect(typedOver(before, typed, now)).toEqual({
    draft: { name: 'Tarte fine', price: 1100, note: 'y', tags: ['a', 'b'] },
    changed: ['price', 'note', 'tags'],
  })
})

it('typedOver keeps a field empty that was emptied', () => {
  type Draft = { name: string; phone?: string }
  const known: Draft = { name: 'Tonka', phone: '01' }
  expect(typedOver<Draft>(known, { name: 'Tonka' }, { ...known, name: 'Fève' })).toEqual({
    draft: { name: 'Fève', phone: undefined },
    changed: ['name'],
  })
})

it('saysSame compares values regardless of key order', () => {
  expect(saysSame({ a: [1, { b: 2 }], c: 3 }, { c: 3, a: [1, { b: 2 }] })).toBe(true)
  expect(saysSame({ a: undefined }, {})).toBe(true)
  expect([saysSame([1], [1, 2]), saysSame(null, {}), saysSame(1, '1')]).toEqual([false, false, false])
})
