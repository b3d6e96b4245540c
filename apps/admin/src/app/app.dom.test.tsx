import { noRestaurantMessages as words } from '@potager/domain/messages'
import { consoleNames, isAdminPath, listPath, paths } from '@potager/domain/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backOffice } from '../testing/backOffice.tsx'
import { pages } from '../testing/pages.ts'
import { staffOnly } from './router.tsx'
import { usePending } from './Shell.tsx'
import { titleOf } from './titles.ts'

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

it('usePending counts zero until the server answers, then has the server’s counts', async () => {
  const { run } = backOffice({ countPendingBookings: () => ({ body: { reservations: 3, eventRequests: 12 } }) })
  const { result } = run(usePending)
  expect(result.current).toEqual({ reservations: 0, eventRequests: 0 })
  await waitFor(() => expect(result.current).toEqual({ reservations: 3, eventRequests: 12 }))
})

const specified = [
  '/dashboard',
  '/create_restaurant',
  '/create-dish',
  '/create-order',
  '/reservations',
  '/create-reservation',
  '/manage-reservations',
  '/event-requests',
  '/create-event-request',
  '/manage-event-requests',
  '/chatbot/dashboard',
  '/chatbot/diseases',
  '/chatbot/sessions',
  '/chatbot/reports',
  '/chatbot/analytics',
  '/chatbot/settings',
  '/admin/reviews/moderation',
]

it('the pages include every guarded page of the specification’s route table', () => {
  const guarded = pages.map(({ path }) => path)
  expect(guarded).toEqual(expect.arrayContaining(specified))
  expect(guarded.filter((path) => !isAdminPath(path))).toEqual([])
})

it('the pages include a list and a record page for every console resource', () => {
  const own = pages.map(({ path }) => path)
  expect(own).toEqual(expect.arrayContaining(consoleNames.map(listPath)))
  expect(own).toEqual(expect.arrayContaining(consoleNames.map((name) => `${paths.consoleList(name)}/:id`)))
})

it('every page has a title, and no address occurs twice', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  expect(pages.find(({ path }) => path === '/dashboard')?.title).toBe('Gestion des Commandes')
  expect(pages.find(({ path }) => path === '/console/orders/:id')?.title).toBe('Commandes')
  expect(pages.filter(({ title }) => title.trim() === '')).toEqual([])
  const named = pages.map(({ path }) => path).filter((path) => !path.includes(':'))
  expect(Object.keys(titleOf).toSorted()).toEqual(named.toSorted())
})

it('isAdminPath accepts every console page and rejects other console addresses', () => {
  const consoleAddresses = pages
    .map(({ path }) => path.replace(':id', '1'))
    .filter((path) => path.startsWith('/console'))
  expect(consoleAddresses.filter((path) => !isAdminPath(path))).toEqual([])
  const elsewhere = [
    '/console/orders',
    '/console/dishes',
    '/console/restaurants',
    '/console/inconnu',
    '/console/inconnu/1',
  ]
  expect([...elsewhere, '/console/users/1/edit', '/consoles'].filter(isAdminPath)).toEqual([])
})
