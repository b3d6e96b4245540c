import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { MessagesPage } from './MessagesPage.tsx'

it('keeps a page of messages, and the button that leads on, while the next page comes', async () => {
  const body = { ...drawBody(contract.message.listMessages.response, 1), total: 60 }
  const next = pendingReply()
  const replies = [{ body }, next.reply]
  const office = backOffice({ listMessages: () => replies.shift() ?? { body } })
  const element = (
    <QueryClientProvider client={office.queryClient}>
      <MessagesPage />
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const onwards = await screen.findByRole('button', { name: 'Suivant' })
  fireEvent.click(onwards)
  expect(await screen.findByRole('button', { name: 'Page 2', current: 'page' })).toBeTruthy()
  expect(onwards.isConnected).toBe(true)
  next.give({ body })
})
