import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { preferences, usePreferences } from './preferences.ts'

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
  act(() => preferences.change({ density: 'compact' }))
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
  act(() => preferences.change({ sound: true }))
  expect(result.current).toEqual({
    density: 'comfortable',
    sound: false,
    shortcuts: false,
    kitchen: false,
    firstSteps: 'unseen',
  })
})
