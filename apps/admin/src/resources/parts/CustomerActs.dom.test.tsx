import type { AuditEntry } from '@potager/domain/audit'
import { contract } from '@potager/domain/contract'
import { type CustomerCard, readCustomerCard } from '@potager/domain/customer'
import { drawBody } from '@potager/domain/fixtures'
import {
  customerRefusals,
  mergeCustomersMessages as mergeWords,
  erasureMessages as words,
} from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { CustomerActs, lastMergeOf, useMergeUndo } from './CustomerActs.tsx'

const { erasedAt: _, messages: __, ...body } = drawBody(contract.customer.getCustomer.response, 1)
const card = readCustomerCard(body)
const erased = { ...body, erasedAt: '2026-11-25T09:00:00.000Z' }

function show(row: CustomerCard, office: ReturnType<typeof backOffice>) {
  const page = (
    <QueryClientProvider client={office.queryClient}>
      <CustomerActs row={row} />
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
}

it('erases a customer once what goes and what stays is confirmed [RIG-02]', async () => {
  const office = backOffice({ getHistory: () => ({ body: [] }), eraseCustomer: () => ({ body: erased }) })
  show(card, office)
  fireEvent.click(screen.getByRole('button', { name: words.act }))
  const dialog = await screen.findByRole('alertdialog', { name: words.question(card.fullName) })
  expect(dialog.textContent).toContain(words.customer.stays)
  fireEvent.click(screen.getByRole('button', { name: words.customer.keep }))
  expect(office.asked.some(({ call }) => call === 'eraseCustomer')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: words.act }))
  fireEvent.click(await screen.findByRole('button', { name: words.confirm }))
  await waitFor(() => expect(office.asked).toContainEqual(expect.objectContaining({ call: 'eraseCustomer' })))
})

it('offers nothing on the page of somebody who is erased, nor the erasure to an owner', () => {
  const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'proprietaire', role: 'RESTAURANT_OWNER' }
  const office = backOffice({ getHistory: () => ({ body: [] }) }, { auth: owner })
  show(card, office)
  expect(screen.queryByRole('button', { name: words.act })).toBeNull()
  show(readCustomerCard(erased), office)
  expect(screen.queryAllByRole('button')).toHaveLength(1)
})

it('says in place of « Défaire la fusion » why a merge is no longer undone [CUS-06]', async () => {
  const [line] = drawBody(contract.audit.getHistory.response, 1)
  const at = new Date(Date.now() - 25 * 3_600_000).toISOString()
  const merge = { ...line, action: 'mergeCustomers', resource: 'customer', resourceId: card.id, at }
  show(card, backOffice({ getHistory: () => ({ body: [merge] }) }))
  await screen.findByText(/plus d’un jour/)
  expect(screen.queryByRole('button', { name: mergeWords.undo })).toBeNull()
})

describe('useMergeUndo', () => {
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

  const answer = drawBody(contract.customer.getCustomer.response, 1)
  const [line] = drawBody(contract.audit.getHistory.response, 1)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const merged = readCustomerCard(answer)
  const merge = { ...line, action: 'mergeCustomers', resource: 'customer', resourceId: merged.id, at: hoursAgo(2) }

  it('undoing a merge is offered if history and backend have it, and calls the server', async () => {
    const { asked, run } = backOffice({ getHistory: () => ({ body: [merge] }), undoMerge: () => ({ body: answer }) })
    const { result } = run(() => useMergeUndo(merged))
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
        return { body: answer }
      },
    })
    const { result } = run(() => useMergeUndo(merged))
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
      const { result, unmount } = run(() => useMergeUndo(merged))
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
      const [row, setRow] = useState(merged)
      return { ...useMergeUndo(row), setRow }
    })
    await waitFor(() => expect(result.current.undoable).toBe(true))
    act(() => result.current.undo())
    await waitFor(() => expect(result.current).toMatchObject({ undoable: false, over: edited }))
    act(() => result.current.setRow({ ...merged, version: merged.version + 1 }))
    expect(result.current).toMatchObject({ undoable: true, over: '' })
  })

  it('the history of merges is not requested on a backend without an audit trail', () => {
    const { asked, run } = backOffice({}, { extensions: ['mergeCustomers', 'undoMerge'] })
    const { result } = run(() => useMergeUndo(merged))
    expect(result.current.undoable).toBe(false)
    expect(asked).toEqual([])
  })
})
