import type { AuditEntry } from '@potager/domain/audit'
import { contract } from '@potager/domain/contract'
import { readCustomerCard } from '@potager/domain/customer'
import { drawBody } from '@potager/domain/fixtures'
import { customerRefusals } from '@potager/domain/messages'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { lastMergeOf, useMergeUndo } from './useMergeUndo.ts'

const entry = (id: string, action: string, resourceId = 'c1'): AuditEntry => ({
  id,
  at: null,
  username: 'gerant',
  action,
  resource: 'customer',
  resourceId,
})

describe('the merge to undo', () => {
  const [first, second] = [entry('1', 'mergeCustomers'), entry('2', 'mergeCustomers')]
  const undone = (id: string) => entry(id, 'undoMerge')

  it('is the last merge that was not undone, or none', () => {
    expect(lastMergeOf([entry('0', 'createCustomer')], 'c1')).toBeUndefined()
    expect(lastMergeOf([first, second, entry('3', 'updateCustomer')], 'c1')).toBe(second)
    expect(lastMergeOf([first, second, undone('3')], 'c1')).toBe(first)
    expect(lastMergeOf([first, second, undone('3'), undone('4')], 'c1')).toBeUndefined()
    expect(lastMergeOf([first, undone('2'), entry('3', 'mergeCustomers')], 'c1')?.id).toBe('3')
  })

  it('is no merge of a double that was merged into the customer', () => {
    expect(lastMergeOf([entry('0', 'mergeCustomers', 'c2'), first, entry('2', 'undoMerge', 'c2')], 'c1')).toBe(first)
  })
})

const body = drawBody(contract.customer.getCustomer.response, 1)
const [line] = drawBody(contract.audit.getHistory.response, 1)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const card = readCustomerCard(body)
const merge = { ...line, action: 'mergeCustomers', resource: 'customer', resourceId: card.id, at: hoursAgo(2) }

it('undoing a merge is offered if history and backend have it, and calls the server', async () => {
  const { asked, run } = backOffice({ getHistory: () => ({ body: [merge] }), undoMerge: () => ({ body }) })
  const { result } = run(() => useMergeUndo(card))
  await waitFor(() => expect(result.current.undoable).toBe(true))
  act(() => result.current.undo())
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ call: 'undoMerge' })))
})

it('undoing a merge is offered for the one before, once the last one is undone [CUS-06]', async () => {
  const earlier = { ...merge, id: crypto.randomUUID(), at: hoursAgo(3) }
  const undone = { ...merge, id: crypto.randomUUID(), action: 'undoMerge', at: hoursAgo(0) }
  let history = [earlier, merge]
  const { run, queryClient } = backOffice({
    getHistory: () => ({ body: history }),
    undoMerge: () => {
      history = [earlier, merge, undone]
      return { body }
    },
  })
  const { result } = run(() => useMergeUndo(card))
  await waitFor(() => expect(result.current.undoable).toBe(true))
  act(() => result.current.undo())
  await waitFor(() => expect(history).toHaveLength(3))
  const trail = queryClient.getQueryCache().findAll()
  await waitFor(() => expect(trail.map(({ state }) => state.data)).toMatchObject([{ length: 3 }]))
  expect(result.current).toMatchObject({ undoable: true, over: '' })
})

it('undoing a merge is closed after a day, with the server’s message [CUS-06]', async () => {
  for (const [hours, shown] of [
    [23.9, { undoable: true, over: '' }],
    [24.1, { undoable: false, over: customerRefusals.merge.tooLate }],
  ] as const) {
    const { run, queryClient } = backOffice({ getHistory: () => ({ body: [{ ...merge, at: hoursAgo(hours) }] }) })
    const { result, unmount } = run(() => useMergeUndo(card))
    await waitFor(() => expect(result.current).toMatchObject(shown))
    unmount()
    queryClient.clear()
  }
})

it('a refused undo of a merge shows the server’s message until the customer’s version changes [CUS-06]', async () => {
  const { edited } = customerRefusals.merge
  const { run } = backOffice({
    getHistory: () => ({ body: [merge] }),
    undoMerge: () => ({ status: 409, body: { message: edited } }),
  })
  const { result } = run(() => {
    const [row, setRow] = useState(card)
    return { ...useMergeUndo(row), setRow }
  })
  await waitFor(() => expect(result.current.undoable).toBe(true))
  act(() => result.current.undo())
  await waitFor(() => expect(result.current).toMatchObject({ undoable: false, over: edited }))
  act(() => result.current.setRow({ ...card, version: card.version + 1 }))
  expect(result.current).toMatchObject({ undoable: true, over: '' })
})

it('the history of merges is not requested on a backend without an audit trail', () => {
  const { asked, run } = backOffice({}, { extensions: ['mergeCustomers', 'undoMerge'] })
  const { result } = run(() => useMergeUndo(card))
  expect(result.current.undoable).toBe(false)
  expect(asked).toEqual([])
})
