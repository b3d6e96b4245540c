import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { todayInParis } from '@potager/domain/time'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { queryClient, supports } from '../../platform/services.ts'
import { backOffice } from '../../testing/backOffice.tsx'
import { FiguresPage } from './FiguresPage.tsx'
import { offersFigures } from './offered.ts'

const [restaurant] = drawBody(contract.restaurant.listMyRestaurants.response, 1)
const house = '0190a1b2-0000-7000-8000-00000000c0de'
const replies: Replies = {
  listRestaurants: () => ({ body: [] }),
  listMyRestaurants: () => ({ body: restaurant ? [restaurant] : [] }),
  getOrderFigures: () => ({ body: { ...drawBody(contract.figures.getOrderFigures.response, 1), since: null } }),
  getBookingFigures: () => ({ body: { ...drawBody(contract.figures.getBookingFigures.response, 1), since: null } }),
}

function open(at: string) {
  const router = createMemoryRouter([{ path: '/figures', element: <FiguresPage /> }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => router.state.location.search
}

const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))

it('the figures page requests period and restaurant of its address; custom dates start with those shown [FIG-08]', async () => {
  const { asked } = backOffice(replies)
  const address = open(`/figures?periode=ce-mois&restaurant=${house}`)
  await screen.findByText('Aucune commande pour le moment')
  await screen.findByText('Aucune réservation pour le moment')
  const today = todayInParis(Date.now())
  const first = `${today.slice(0, 8)}01`
  const query = { startDate: first, endDate: today, restaurantId: house }
  for (const name of ['getOrderFigures', 'getBookingFigures'])
    expect(asked.filter(({ call }) => call === name).map((one) => one.query)).toEqual([query])
  fireEvent.change(screen.getByLabelText('Période'), { target: { value: 'custom' } })
  await waitFor(() => expect(address()).toBe(`?periode=dates&du=${first}&au=${today}&restaurant=${house}`))
  await settled()
})

it('the figures page requests nothing and shows an error while its dates are in the wrong order [FIG-08]', async () => {
  const { asked } = backOffice(replies)
  open('/figures?periode=dates&du=2026-11-28&au=2026-11-01')
  expect(screen.getByRole('alert').textContent).toBe('La fin précède le début')
  await settled()
  expect(asked.map(({ call }) => call)).not.toContain('getOrderFigures')
})

it('the figures page shows the error of failed figures beside the others', async () => {
  backOffice({ ...replies, getOrderFigures: () => ({ status: 400, body: { message: 'Refusé ici.' } }) })
  open('/figures')
  expect(await screen.findByText('Refusé ici.')).toBeTruthy()
  expect(await screen.findByText('Aucune réservation pour le moment')).toBeTruthy()
  await settled()
})

it('the figures page is not offered and requests nothing on a backend without the calls [FIG-09]', async () => {
  const { asked } = backOffice({}, { extensions: false })
  expect(offersFigures(supports)).toBe(false)
  open('/figures')
  expect(screen.getByText('Ce service ne donne pas de chiffres')).toBeTruthy()
  await settled()
  expect(asked).toEqual([])
})

it('the figures page is offered with one of the calls, and shows only its part [FIG-09]', async () => {
  backOffice(replies, { extensions: ['getBookingFigures'] })
  expect(offersFigures(supports)).toBe(true)
  open('/figures')
  await screen.findByText('Aucune réservation pour le moment')
  expect(screen.queryByRole('heading', { name: 'Ventes' })).toBeNull()
  await settled()
})
