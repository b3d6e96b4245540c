import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { teamMessages } from '@potager/domain/messages'
import { listMyRestaurants } from '@potager/domain/restaurant'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { TeamOfRestaurant } from './TeamOfRestaurant.tsx'
import { useMayEdit } from './useMayEdit.ts'

const body = drawBody(contract.restaurant.listMyRestaurants.response, 1)
const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'camille', role: 'RESTAURANT_OWNER' }
const other = '01955b3b-0000-7000-8000-000000000000'

it('lets a manager edit any restaurant, without fetching their own ones', () => {
  const { queryClient, run } = backOffice()
  expect(run(() => useMayEdit({ id: other })).result.current).toBe(true)
  expect(queryClient.isFetching()).toBe(0)
})

it('lets an owner edit their own restaurants, once they are known, and no other', async () => {
  const own = body.at(-1)?.id ?? ''
  const { run } = backOffice({ listMyRestaurants: () => ({ body }) }, { auth: owner })
  const { result } = run(() => [useMayEdit({ id: own }), useMayEdit({ id: other })])
  expect(result.current).toEqual([false, false])
  await waitFor(() => expect(result.current).toEqual([true, false]))
})

it('who leaves a team leaves the page of its restaurant, of which they see nothing from then on [TEA-11]', async () => {
  const members = [
    { id: other, username: 'camille', fullName: 'Camille Roy' },
    { id: other.replace('8', '9'), username: 'zoe', fullName: 'Zoé Arc' },
  ]
  const { queryClient } = backOffice(
    {
      listMyRestaurants: () => ({ body }),
      listMembers: () => ({ body: members }),
      listInvitations: () => ({ body: [] }),
      removeMember: () => ({ body: { ok: true } }),
    },
    { auth: owner },
  )
  const [row] = listMyRestaurants.response(body, undefined)
  const page = <QueryClientProvider client={queryClient}>{row && <TeamOfRestaurant row={row} />}</QueryClientProvider>
  const router = createMemoryRouter(
    [
      { path: '/console/restaurants/r1', element: page },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/console/restaurants/r1'],
    },
  )
  render(<RouterProvider router={router} />)
  const remove = async (button: string, confirm: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: confirm }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
  await remove(teamMessages.removeNamed('Zoé Arc'), teamMessages.remove)
  expect(router.state.location.pathname).toBe('/console/restaurants/r1')
  await remove(teamMessages.leave, teamMessages.leave)
  await waitFor(() => expect(router.state.location.pathname).toBe('/restaurants'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
})
