import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { erasureMessages, exportTextMessages, taskMessages as words } from '@potager/domain/messages'
import { readUser, type User } from '@potager/domain/user'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { TasksOfAccount, UserActs } from './UserActs.tsx'

const { erasedAt: _, ...body } = drawBody(contract.user.getUser.response, 1)
const somebody = readUser({ ...body, username: 'camille' })
const erased = { ...body, erasedAt: '2026-11-25T09:00:00.000Z' }
const asAdmin = (username: string) => ({
  auth: { accessToken: 'jeton', refreshToken: 'autre', username, role: 'ADMIN' },
})

function show(row: User, office: ReturnType<typeof backOffice>) {
  render(
    <QueryClientProvider client={office.queryClient}>
      <UserActs row={row} />
    </QueryClientProvider>,
  )
}

it('erases the person of an account once what goes and what stays is confirmed [RIG-06]', async () => {
  const office = backOffice({ eraseUser: () => ({ body: erased }) }, asAdmin('admin'))
  show(somebody, office)
  fireEvent.click(screen.getByRole('button', { name: erasureMessages.act }))
  const dialog = await screen.findByRole('alertdialog', { name: erasureMessages.question('camille') })
  expect(dialog.textContent).toContain(erasureMessages.user.stays)
  fireEvent.click(screen.getByRole('button', { name: erasureMessages.confirm }))
  await waitFor(() => expect(office.asked).toContainEqual(expect.objectContaining({ call: 'eraseUser' })))
})

it('offers only the export on one’s own account, and nothing of somebody who is erased', () => {
  const office = backOffice({}, asAdmin('camille'))
  show(somebody, office)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([exportTextMessages.act])
  show(readUser(erased), office)
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
      expect(screen.queryAllByRole('heading', { name: words.heading })).toHaveLength(sections)
    },
  )
})
