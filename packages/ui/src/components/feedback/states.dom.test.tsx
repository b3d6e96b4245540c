import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ListSkeleton } from './states.tsx'

it('says after 3 s that a list takes longer than it should [FRE-17]', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(<ListSkeleton />)
  const told = () => screen.getByRole('status').textContent
  expect(told()).toBe('Chargement...')
  act(() => void vi.advanceTimersByTime(2999))
  expect(told()).toBe('Chargement...')
  act(() => void vi.advanceTimersByTime(1))
  expect(told()).toBe('Le chargement prend plus de temps que prévu.')
  expect(screen.getByText(/plus de temps/).className).toBe('')
})
