import type { AuditEntry } from '@potager/domain/audit'
import { contract } from '@potager/domain/contract'
import { type CustomerCard, readCustomerCard } from '@potager/domain/customer'
import { drawBody } from '@potager/domain/fixtures'
import {
  customerRefusals,
  erasureMessages,
  exportTextMessages,
  mergeCustomersMessages as mergeWords,
  taskMessages,
  erasureMessages as words,
} from '@potager/domain/messages'
import { readUser, type User } from '@potager/domain/user'
import { Toaster } from '@potager/ui/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { CustomerActs, lastMergeOf, useMergeUndo } from './CustomerActs.tsx'
import { ExportPerson } from './ExportPerson.tsx'
import { TasksOfAccount, UserActs } from './UserActs.tsx'

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

const { erasedAt: _erasedAt, ...userBody } = drawBody(contract.user.getUser.response, 1)
const somebody = readUser({ ...userBody, username: 'camille' })
const erasedUser = { ...userBody, erasedAt: '2026-11-25T09:00:00.000Z' }
const asAdmin = (username: string) => ({
  auth: { accessToken: 'jeton', refreshToken: 'autre', username, role: 'ADMIN' },
})

function showUser(row: User, office: ReturnType<typeof backOffice>) {
  render(
    <QueryClientProvider client={office.queryClient}>
      <UserActs row={row} />
    </QueryClientProvider>,
  )
}

it('erases the person of an account once what goes and what stays is confirmed [RIG-06]', async () => {
  const office = backOffice({ eraseUser: () => ({ body: erasedUser }) }, asAdmin('admin'))
  showUser(somebody, office)
  fireEvent.click(screen.getByRole('button', { name: erasureMessages.act }))
  const dialog = await screen.findByRole('alertdialog', { name: erasureMessages.question('camille') })
  expect(dialog.textContent).toContain(erasureMessages.user.stays)
  fireEvent.click(screen.getByRole('button', { name: erasureMessages.confirm }))
  await waitFor(() => expect(office.asked).toContainEqual(expect.objectContaining({ call: 'eraseUser' })))
})

it('offers only the export on one’s own account, and nothing of somebody who is erased', () => {
  const office = backOffice({}, asAdmin('camille'))
  showUser(somebody, office)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([exportTextMessages.act])
  showUser(readUser(erasedUser), office)
  expect(screen.queryAllByRole('button')).toHaveLength(1)
})

describe('TasksOfAccount', () => {
  const { erasedAt: _erased, ...account } = drawBody(contract.user.updateUser.response, 1)
  const user = readUser(account)

  it.each([
    ['keeps the tasks of accounts', ['updateUser', 'updateUser.tasks'], 1],
    ['writes accounts, without tasks', ['updateUser'], 0],
    ['writes no account', [], 0],
  ])(
    'an account shows its tasks only if the backend can store them: a backend that %s [TSK-02]',
    (_case, extensions, sections) => {
      const { queryClient } = backOffice({}, { extensions })
      render(
        <QueryClientProvider client={queryClient}>
          <TasksOfAccount row={user} />
        </QueryClientProvider>,
      )
      expect(screen.queryAllByRole('heading', { name: taskMessages.heading })).toHaveLength(sections)
    },
  )
})

const held = { name: 'Zoé Martin', orders: 3 }

function open(read: () => Promise<typeof held>) {
  const { queryClient } = backOffice()
  const files: { name: string; blob: Blob }[] = []
  let offered: Blob | MediaSource | undefined
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    offered = blob
    return 'blob:donnees'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (offered instanceof Blob) files.push({ name: this.download, blob: offered })
  })
  onTestFinished(() => {
    make.mockRestore()
    click.mockRestore()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ExportPerson
        open
        name="Zoé Martin"
        lead="Choisissez un fichier."
        fileName="donnees-client"
        read={read}
        asText={({ name, orders }) => `${name} : ${orders} commandes`}
        onClose={() => {}}
      />
      <Toaster />
    </QueryClientProvider>,
  )
  return files
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('the export of a person is offered as text and as JSON, each read anew [RIG-05] [RIG-07]', async () => {
  const read = vi.fn<() => Promise<typeof held>>(() => Promise.resolve(held))
  const files = open(read)
  press(exportTextMessages.text)
  await waitFor(() => expect(files).toHaveLength(1))
  press(exportTextMessages.json)
  await waitFor(() => expect(files).toHaveLength(2))
  expect(files.map(({ name }) => name)).toEqual(['donnees-client.txt', 'donnees-client.json'])
  expect(files.map(({ blob }) => blob.type)).toEqual(['text/plain;charset=utf-8', 'application/json;charset=utf-8'])
  const [text, json] = await Promise.all(files.map(({ blob }) => blob.text()))
  expect(text).toBe('Zoé Martin : 3 commandes')
  expect(JSON.parse(json ?? '')).toEqual(held)
  expect(read).toHaveBeenCalledTimes(2)
})

it('the export of a person reads once while pending, shows a failure, and can be retried', async () => {
  let refuse = (_reason: Error) => {}
  const read = vi.fn<() => Promise<typeof held>>(
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject
      }),
  )
  const files = open(read)
  press(exportTextMessages.text)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: exportTextMessages.text }).getAttribute('aria-busy')).toBe('true'),
  )
  press(exportTextMessages.text)
  press(exportTextMessages.json)
  expect(read).toHaveBeenCalledOnce()
  refuse(new Error('Lien coupé'))
  await screen.findByText(new RegExp(exportTextMessages.failure))
  expect(files).toEqual([])
  read.mockResolvedValue(held)
  press(exportTextMessages.text)
  await waitFor(() => expect(files).toHaveLength(1))
})
