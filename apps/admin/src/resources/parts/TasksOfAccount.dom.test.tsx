import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { taskMessages as words } from '@potager/domain/messages'
import { readUser } from '@potager/domain/user'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { TasksOfAccount } from './TasksOfAccount.tsx'

const { erasedAt: _, ...body } = drawBody(contract.user.updateUser.response, 1)
const user = readUser(body)

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
