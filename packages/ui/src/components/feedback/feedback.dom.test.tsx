import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dialogInFront } from './dialog-in-front.ts'
import { CardSkeletons, ListSkeleton } from './states.tsx'

it.each([
  ['a list takes', <ListSkeleton key="list" />],
  ['cards take', <CardSkeletons key="cards" count={2} />],
])('says after 3 s that %s longer than expected [FRE-17]', (_, placeholder) => {
  vi.useFakeTimers()
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
  render(placeholder)
  const told = () => screen.getByRole('status').textContent
  expect(told()).toBe('Chargement...')
  act(() => void vi.advanceTimersByTime(2999))
  expect(told()).toBe('Chargement...')
  act(() => void vi.advanceTimersByTime(1))
  expect(told()).toBe('Le chargement prend plus de temps que prévu.')
  expect(screen.getByText(/plus de temps/).className).toBe('')
})

it('dialogInFront gives the last modal dialog, and null when none is modal', () => {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = `
    <div role="dialog" aria-modal="true" id="first"></div>
    <div role="dialog" aria-modal="true" id="second"></div>
    <div role="dialog" aria-modal="true" id="last"></div>
    <div role="dialog" id="beside"></div>
    <p aria-modal="true"></p>`
  expect(dialogInFront()?.id).toBe('last')
  for (const dialog of document.querySelectorAll('[role=dialog][aria-modal]')) dialog.remove()
  expect(dialogInFront()).toBeNull()
})
