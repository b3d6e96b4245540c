import { noRestaurantMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backOffice } from '../testing/backOffice.tsx'
import { staffOnly } from './router.tsx'

const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'nouvelle', role: 'RESTAURANT_OWNER' }
const none = {
  password: null,
  house: null,
  restaurant: false,
  hours: false,
  rooms: false,
  menu: true,
  team: false,
  order: false,
}

/** A page, as an account that works for no restaurant opens it. */
function open(path: string) {
  const office = backOffice(
    { listMyRestaurants: () => ({ body: [] }), getFirstSteps: () => ({ body: none }) },
    { auth: owner },
  )
  const Page = staffOnly(path, () => <p />)
  const element = (
    <QueryClientProvider client={office.queryClient}>
      <Page />
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return office
}

const creating = () => screen.getAllByRole('link', { name: /restaurant$/i }).map((link) => link.getAttribute('href'))

it('the dashboard shows first steps to an owner without a restaurant, until they are hidden [TEA-19]', async () => {
  open(paths.dashboard)
  const steps = await screen.findByRole('region', { name: 'Premiers pas' })
  expect(screen.getByText(words.title)).toBeTruthy()
  expect(steps.querySelectorAll('a')).toHaveLength(1)
  expect(creating()).toEqual([paths.createRestaurant])
  fireEvent.click(screen.getByRole('button', { name: 'Masquer ces étapes' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Premiers pas' })).toBeNull())
  expect(creating()).toEqual([paths.createRestaurant])
})

it('other pages tell an owner without a restaurant why they are closed, without first steps', async () => {
  const { asked } = open(paths.createOrder)
  await screen.findByText(words.title)
  expect(creating()).toEqual([paths.createRestaurant])
  expect(asked.map(({ call }) => call)).not.toContain('getFirstSteps')
})

it('creating a reservation for a restaurant leads an owner without one to the visitors’ form [VIS-01]', async () => {
  open(`${paths.createReservation}?restaurant=r-1`)
  const way = await screen.findByRole('link', { name: words.ask })
  expect(way.getAttribute('href')).toBe(`${paths.request}?restaurant=r-1`)
})
