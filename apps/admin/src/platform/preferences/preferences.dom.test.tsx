import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { createPreferences, preferences as ownPreferences, usePreferences } from './preferences.ts'

it('usePreferences follows changes made here or in another tab, until it unmounts', () => {
  const { run } = backOffice()
  const { result, unmount } = run(usePreferences)
  expect(result.current).toEqual({
    density: 'comfortable',
    sound: false,
    shortcuts: true,
    kitchen: false,
    firstSteps: 'unseen',
  })
  act(() => ownPreferences.change({ density: 'compact' }))
  expect(result.current.density).toBe('compact')
  const key = Object.keys(localStorage).find((name) => localStorage.getItem(name)?.includes('compact'))
  expect(key).toContain('gerant')
  const elsewhere = (shortcuts: boolean) => {
    localStorage.setItem(key ?? '', JSON.stringify({ shortcuts }))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: key ?? '' })))
  }
  elsewhere(false)
  expect(result.current).toEqual({
    density: 'comfortable',
    sound: false,
    shortcuts: false,
    kitchen: false,
    firstSteps: 'unseen',
  })
  unmount()
  elsewhere(true)
  act(() => ownPreferences.change({ sound: true }))
  expect(result.current).toEqual({
    density: 'comfortable',
    sound: false,
    shortcuts: false,
    kitchen: false,
    firstSteps: 'unseen',
  })
})

function device(kept: Record<string, string> = {}, refuses = false) {
  const entries = new Map(Object.entries(kept))
  let owner = 'gerant'
  const area = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refuses) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
  }
  const preferences = createPreferences(
    () => area,
    () => owner,
  )
  return { preferences, signIn: (name: string) => (owner = name) }
}

const usual = { density: 'comfortable', sound: false, shortcuts: true, kitchen: false, firstSteps: 'unseen' }

describe('preferences', () => {
  it('are the defaults until they are changed, and changes are told to subscribers', () => {
    const { preferences } = device()
    const listener = vi.fn<() => void>()
    const stop = preferences.subscribe(listener)
    expect(preferences.read()).toEqual(usual)
    preferences.change({ density: 'compact' })
    expect(preferences.read()).toEqual({ ...usual, density: 'compact' })
    expect(preferences.read()).toBe(preferences.read())
    expect(listener).toHaveBeenCalledOnce()
    stop()
    preferences.change({ sound: true })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('belong to one person', () => {
    const { preferences, signIn } = device()
    preferences.change({ sound: true })
    signIn('admin')
    expect(preferences.read()).toEqual(usual)
    signIn('gerant')
    expect(preferences.read().sound).toBe(true)
  })

  it('survive a storage that is damaged, full or denied', () => {
    for (const damaged of ['{', 'null', '[]', '{"density":3,"sound":"yes"}']) {
      expect(device({ 'potager-preferences.gerant': damaged }).preferences.read()).toEqual(usual)
    }
    const { preferences } = device({}, true)
    preferences.change({ shortcuts: false })
    expect(preferences.read().shortcuts).toBe(false)
    const denied = createPreferences(
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
      () => 'gerant',
    )
    expect(denied.read()).toEqual(usual)
    denied.change({ sound: true })
    expect(denied.read()).toEqual({ ...usual, sound: true })
  })
})
