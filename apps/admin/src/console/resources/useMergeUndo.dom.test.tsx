import type { AuditEntry } from '@potager/domain/audit'
import { contract } from '@potager/domain/contract'
import { readCustomerCard } from '@potager/domain/customer'
import { drawBody } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { canUndoMerge, useMergeUndo } from './useMergeUndo.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => now - hours * 3_600_000
const entry = (action: string, at: number): AuditEntry => ({
  id: action,
  at,
  username: 'gerant',
  action,
  resource: 'customer',
  resourceId: 'c1',
})

it('a merge can be undone for a day, and once', () => {
  const made = entry('createCustomer', hoursAgo(40))
  const merged = entry('mergeCustomers', hoursAgo(2))
  expect(canUndoMerge([], now)).toBe(false)
  expect(canUndoMerge([made], now)).toBe(false)
  expect(canUndoMerge([made, merged], now)).toBe(true)
  expect(canUndoMerge([made, merged, entry('updateCustomer', hoursAgo(1))], now)).toBe(true)
  expect(canUndoMerge([made, merged, entry('undoMerge', hoursAgo(1))], now)).toBe(false)
  expect(canUndoMerge([made, entry('mergeCustomers', hoursAgo(24))], now)).toBe(false)
  expect(canUndoMerge([made, entry('mergeCustomers', hoursAgo(23.9))], now)).toBe(true)
})

const body = drawBody(contract.customer.getCustomer.response, 1)
const [line] = drawBody(contract.audit.getHistory.response, 1)
const merge = { ...line, action: 'mergeCustomers', resource: 'customer', at: new Date().toISOString() }

it('is offered where the trail has it and the server can, and then taken back', async () => {
  const { asked, run } = backOffice({ getHistory: () => ({ body: [merge] }), undoMerge: () => ({ body }) })
  const { result } = run(() => useMergeUndo(readCustomerCard(body)))
  await waitFor(() => expect(result.current.undoable).toBe(true))
  act(() => result.current.undo())
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ call: 'undoMerge' })))
})

it('is not asked about where the server keeps no trail', () => {
  const { asked, run } = backOffice({}, { extensions: ['mergeCustomers', 'undoMerge'] })
  const { result } = run(() => useMergeUndo(readCustomerCard(body)))
  expect(result.current.undoable).toBe(false)
  expect(asked).toEqual([])
})
