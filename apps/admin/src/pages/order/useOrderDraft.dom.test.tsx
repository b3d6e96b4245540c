import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useOrderDraft } from './useOrderDraft.ts'

const address = {
  streetNumber: 3,
  streetName: 'rue des Jardins',
  postalCode: '35000',
  city: 'Rennes',
  country: 'France',
}

it('the order draft survives a reload with its key; only renewing, restarting or clearing changes the key', () => {
  const { run } = backOffice()
  const { result, unmount } = run(useOrderDraft)
  const empty = result.current.draft
  expect(empty).toMatchObject({ cart: [], customer: null, customerName: '', delivery: false })
  expect(empty.key).not.toBe('')
  act(() => result.current.setDraft({ ...empty, customerName: 'Zoé' }))
  unmount()

  const { result: again } = run(useOrderDraft)
  expect(again.current.draft).toEqual({ ...empty, customerName: 'Zoé' })
  act(() => again.current.renewKey())
  const renewed = again.current.draft
  expect(renewed).toEqual({ ...empty, customerName: 'Zoé', key: renewed.key })
  expect(renewed.key).not.toBe(empty.key)
  const restaurant = { id: 'r1', name: 'La Fane', features: [], address }
  act(() => again.current.startAgain({ restaurant, delivery: true }))
  const next = again.current.draft
  expect(next).toEqual({ ...empty, key: next.key, restaurant, delivery: true })
  expect([empty.key, renewed.key]).not.toContain(next.key)
  act(() => again.current.clear())
  expect(again.current.draft).toEqual({ ...empty, key: again.current.draft.key })
  expect([empty.key, renewed.key]).not.toContain(again.current.draft.key)
})
