import { contract } from '@potager/domain/contract'
import { type CustomerCard, readCustomerCard } from '@potager/domain/customer'
import { drawBody } from '@potager/domain/fixtures'
import { mergeCustomersMessages as mergeWords, erasureMessages as words } from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { CustomerActs } from './CustomerActs.tsx'

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
